/** Draws of the standard normal distribution, the same for the same seed (mulberry32, Box and Muller). */
export const randomNormals = (seed: number): (() => number) => {
  let state = seed;
  const evenly = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return () => Math.sqrt(-2 * Math.log(1 - evenly())) * Math.cos(2 * Math.PI * evenly());
};
