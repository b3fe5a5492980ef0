/** A sound, asked for one sample after the other: seconds since its start in, amplitude out, 1 being full scale. */
export type Sound = (time: number) => number;

/** The same numbers between -1 and 1 each time (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 31 - 1;
  };
}

export const tone =
  (hz: number, amplitude: number): Sound =>
  (time) =>
    amplitude * Math.sin(2 * Math.PI * hz * time);

/** A tone with all its overtones, and a sharp edge in each turn. */
export const sawtooth =
  (hz: number, amplitude: number): Sound =>
  (time) =>
    amplitude * (2 * ((hz * time) % 1) - 1);

/** A tone whose pitch goes up and down by `swing` hertz, once in `seconds`. */
export const swayingTone =
  (hz: number, swing: number, seconds: number, amplitude: number): Sound =>
  (time) => {
    const sway = ((swing * seconds) / (2 * Math.PI)) * Math.sin((2 * Math.PI * time) / seconds);
    return amplitude * Math.sin(2 * Math.PI * (hz * time + sway));
  };

/** The sound while `isOn`, and nothing in between. */
export const during =
  (sound: Sound, isOn: (time: number) => boolean): Sound =>
  (time) =>
    isOn(time) ? sound(time) : 0;

/** The sound struck at each of these times, in seconds, and dying away to a third within `decay` seconds. */
export const struck =
  (sound: Sound, times: readonly number[], decay: number): Sound =>
  (time) => {
    const last = times.findLast((at) => at <= time);
    return last === undefined ? 0 : sound(time) * Math.exp((last - time) / decay);
  };

/** As iron hums: the tone and weaker overtones. */
export const hum = (hz: number, amplitude: number): Sound =>
  mix(tone(hz, amplitude), tone(2 * hz, amplitude / 4), tone(3 * hz, amplitude / 3));

export function noise(amplitude: number, seed = 1): Sound {
  const random = randomNumbers(seed);
  return () => amplitude * random();
}

/** Noise bursts that die away within some milliseconds; the first comes after half an interval. */
export function clicks(perSecond: number, amplitude: number): Sound {
  const random = randomNumbers(2);
  return (time) => {
    const since = (time * perSecond + 0.5) % 1;
    return amplitude * random() * Math.exp(-since / perSecond / 0.003);
  };
}

type Syllable = { end: number; length: number; strength: number; formants: readonly Sound[] };

/** Noise through two wandering formants, about four syllables a second, uneven and with pauses. It can be asked through only once. */
export function speechLike(amplitude: number, rate: number, seed = 3): Sound {
  const random = randomNumbers(seed);
  const between = (least: number, most: number) => least + ((random() + 1) / 2) * (most - least);
  const speak = (start: number): Syllable => {
    const length = between(0.13, 0.35);
    const isHiss = random() > 0.5;
    const centres = isHiss ? [between(4000, 6000)] : [between(300, 800), between(900, 2300)];
    return {
      end: start + length,
      length,
      strength: random() > 0.7 ? 0 : between(0.3, 1),
      formants: centres.map((hz) => noiseAround(hz, 120, rate, 1, start * 1000)),
    };
  };
  let syllable = speak(0);
  return (time) => {
    if (time >= syllable.end) syllable = speak(syllable.end);
    const { end, length, strength, formants } = syllable;
    const swell = Math.sin((Math.PI * (end - time)) / length) ** 2;
    return amplitude * strength * swell * mix(...formants)(time);
  };
}

/** Noise through a resonator of two poles, `width` hertz wide. */
export function noiseAround(
  hz: number,
  width: number,
  rate: number,
  amplitude: number,
  seed = 4,
): Sound {
  const random = randomNumbers(seed);
  const damping = Math.exp((-Math.PI * width) / rate);
  const turn = 2 * damping * Math.cos((2 * Math.PI * hz) / rate);
  let [last, before] = [0, 0];
  return () => {
    const next = (1 - damping) * 3 * amplitude * random() + turn * last - damping ** 2 * before;
    [last, before] = [next, last];
    return next;
  };
}

export const mix =
  (...sounds: readonly Sound[]): Sound =>
  (time) =>
    sounds.reduce((sum, sound) => sum + sound(time), 0);

export function record(sound: Sound, seconds: number, rate: number): Float32Array {
  return Float32Array.from({ length: Math.round(seconds * rate) }, (_, i) => sound(i / rate));
}
