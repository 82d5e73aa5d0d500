/** Random numbers by the generator mulberry32, the same for the same seed. */
export interface Random {
  /** From 0, below 1. */
  next: () => number;
  /** Whole, from 0, below a bound. */
  below: (bound: number) => number;
  /** Normally distributed with mean 0 and variance 1. */
  normal: () => number;
}

export const randomOf = (seed: number): Random => {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    below: (bound) => Math.floor(next() * bound),
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  };
};
