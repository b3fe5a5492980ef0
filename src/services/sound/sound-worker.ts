import { analyseSound } from "./analyse-sound";

addEventListener("message", ({ data }) => {
  if (data instanceof Float32Array) postMessage(analyseSound(data));
});
