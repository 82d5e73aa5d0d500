/** Texts that no layer can keep: one with U+0000, one with half of a surrogate pair. */
export const unreadableTexts = [
  ['U+0000', '鲸\0潮'],
  ['a lone surrogate', '鲸\uD83D潮'],
] as const;
