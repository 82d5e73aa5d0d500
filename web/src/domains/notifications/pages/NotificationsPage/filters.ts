import type { NotificationKind } from '../../../../apollo/schema.generated.ts';

/** The kinds that the page filters by (spec 1, section 3), in their order. */
export const kindTitles: Partial<Record<NotificationKind, string>> = {
  LIKE: '点赞',
  COMMENT: '评论',
  FORK: 'Fork',
  FOLLOW: '关注',
  COMPETITION: '比赛通知',
  WORKBENCH: '工作台通知',
  SYSTEM: '系统通知',
};

/** What an address names; anything else is no condition. */
export const kindOf = (text: string | null): NotificationKind | undefined =>
  Object.keys(kindTitles).find((kind): kind is NotificationKind => kind === text);

export const readOf = (text: string | null): boolean | undefined =>
  text === 'true' || text === 'false' ? text === 'true' : undefined;
