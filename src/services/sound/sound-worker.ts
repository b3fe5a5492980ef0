import { analyseSound } from "./analyse-sound";
import { bandLevels } from "./band-levels";

addEventListener("message", ({ data }) => {
  if (data instanceof Float32Array)
    postMessage({ sounds: analyseSound(data), levels: bandLevels(data) });
});
