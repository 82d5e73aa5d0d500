/** A row of the final ranking while it is edited; its place is its index. */
export interface RankedTeam {
  id: string;
  name: string;
  reward: string;
  /** Whale coins for each member of the team. */
  coins: number | string;
}

/** As many as a final ranking holds. */
export const RANKED_MOST = 1000;

/** Those that aren't listed yet come after the others, whose places and rewards stay. */
export const appended = (
  rows: readonly RankedTeam[],
  found: readonly RankedTeam[],
): readonly RankedTeam[] => {
  const listed = new Set(rows.map(({ id }) => id));
  return [...rows, ...found.filter(({ id }) => !listed.has(id))];
};
