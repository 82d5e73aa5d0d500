/**
 * Tells how to lay out a row of this many tabs: in several rows above 7, closer together from 9.
 */
export const tabRows = (count: number): 'several' | 'close' | undefined => {
  if (count >= 9) return 'close';
  return count > 7 ? 'several' : undefined;
};
