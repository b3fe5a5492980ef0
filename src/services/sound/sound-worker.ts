import { analyseSound } from "./analyse-sound";
import { describeSound } from "./describe-sound";

addEventListener("message", ({ data }) => {
  if (data instanceof Float32Array) postMessage(describeSound(analyseSound(data)));
});
