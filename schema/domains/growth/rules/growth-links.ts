import type { PaymentRelated } from '../rest.ts';

export const levelTabs = ['level', 'badge', 'skill', 'task'] as const;
export type LevelTab = (typeof levelTabs)[number];

/** A member's level page, one's own without an id. */
export const levelLink = (
  id: string | null,
  { tab, skill, scrollTo }: { tab?: LevelTab; skill?: string; scrollTo?: string } = {},
): string => {
  const query = new URLSearchParams();
  if (tab && tab !== 'level') query.set('tab', tab);
  if (skill) query.set('skill', skill);
  if (scrollTo) query.set('scrollTo', scrollTo);
  return `/home/user/level${id === null ? '' : `/${id}`}${query.size > 0 ? `?${query}` : ''}`;
};

/** Answers the link of an entry of the ledger; null where it came from nothing that has a page. */
export const paymentLink = (related: PaymentRelated | null): string | null => {
  switch (related?.Type) {
    case 'COMPETITION':
      return `/home/competition/${related._id}`;
    case 'QUEST':
      return levelLink(null, { tab: 'task' });
    case 'USER':
      return levelLink(related._id);
    case 'PROFIT':
      return '/home/user/creator/profit';
    case 'EXCHANGE':
      return '/home/user/creator/exchange';
    case undefined:
      return null;
  }
};
