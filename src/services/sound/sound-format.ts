/** Samples a second, in hertz. What machines tell lies below half of it, 8 kHz; phones hear little above. */
export const sampleRate = 16_000;
