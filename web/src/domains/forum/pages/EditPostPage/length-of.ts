/** Length of a text beside its limit, in characters: `12/50`. */
export const lengthOf = (text: string, most: number): string =>
  `${[...text.trim()].length}/${most}`;
