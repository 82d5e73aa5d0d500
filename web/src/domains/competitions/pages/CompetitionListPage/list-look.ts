/** Ways to show the list: as rows to compare, or as cards. */
export type ListLook = 'rows' | 'cards';

/** The look of an address; anything unknown has rows. */
export const listLookOf = (value: string | null): ListLook =>
  value === 'cards' ? 'cards' : 'rows';
