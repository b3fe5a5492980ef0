declare module "fourier-transform" {
  /**
   * The magnitudes of a real signal whose length is a power of two; a cosine of amplitude 1 gives 1.
   * The result is half as long and is overwritten by the next call with the same length.
   */
  export default function rfft(input: Float64Array): Float64Array;
}
