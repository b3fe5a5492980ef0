/** Whether this browser can record, on this page: only a secure one has a microphone. */
export function canRecord(): boolean {
  return (
    "MediaRecorder" in globalThis && "AudioContext" in globalThis && "mediaDevices" in navigator
  );
}
