import { analyseSound } from "./analyse-sound";
import { tellSound } from "./tell-sound";

addEventListener("message", ({ data }) => {
  if (data instanceof Float32Array) postMessage(tellSound(analyseSound(data)));
});
