let context: AudioContext | undefined;

/** Browsers let a page sound only after a tap, so this goes with the tap that a wait begins with. */
export function prepareAlarm() {
  if (typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  void context.resume();
}

const beepsAt = [0, 0.4, 0.8];

/** Three beeps, and the phone shakes where it can. */
export function ring() {
  // Safari has no vibration, whatever the types promise.
  navigator.vibrate?.([300, 200, 300, 200, 300]);
  if (context?.state !== "running") return;
  for (const after of beepsAt) {
    const tone = context.createOscillator();
    tone.frequency.value = 880;
    tone.connect(context.destination);
    tone.start(context.currentTime + after);
    tone.stop(context.currentTime + after + 0.2);
  }
}
