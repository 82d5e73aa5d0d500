export interface RankChange {
  direction: 'up' | 'down' | 'same';
  places: number;
  text: string;
}

/** How far a team moved when the private board opened: from its public rank to its private one. */
export const rankChange = (publicRank: number, privateRank: number): RankChange => {
  const places = Math.abs(publicRank - privateRank);
  if (privateRank < publicRank) return { direction: 'up', places, text: `上升 ${places} 名` };
  if (privateRank > publicRank) return { direction: 'down', places, text: `下降 ${places} 名` };
  return { direction: 'same', places, text: '名次不变' };
};
