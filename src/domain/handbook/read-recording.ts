/**
 * What was found in a recording, taken apart: the sounds, and the words that were spoken. Between them
 * stands how long and how loud the recording is, which tells nothing of the thing.
 */
export function readRecording(found = ""): { sounds: string; words: string } {
  const [heard = "", words = ""] = found.split(/\bWords spoken:/);
  const [sounds = ""] = heard.split(/\bThe recording /);
  return { sounds: sounds.trim(), words: words.trim() };
}
