/** A row of the final ranking while it is edited; its place is its index. */
export interface RankedTeam {
  id: string;
  name: string;
  reward: string;
  /** Whale coins for each member of the team. */
  coins: number | string;
}
