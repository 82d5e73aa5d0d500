export const channelId = 'c'.repeat(24);
export const moderator = {
  __typename: 'Member',
  id: 'e'.repeat(24),
  name: '苏写浪',
  avatar: null,
  level: 6,
};

/** A channel as cards and pages ask for it, that the viewer neither follows nor moderates. */
export const channel = (changes: Record<string, unknown> = {}) => ({
  __typename: 'Channel',
  id: channelId,
  name: '计算机视觉',
  image: null,
  description: '从分类到分割，把看见的变成数',
  projectsCount: 14,
  datasetsCount: 3,
  competitionsCount: 1,
  followersCount: 1,
  hasForum: true,
  foldReason: null,
  viewerFollows: false,
  viewerMail: false,
  viewerModerates: false,
  viewerHasNews: false,
  moderators: [moderator],
  sections: [],
  ...changes,
});

/** A page of a list, of `total` rows in all. */
export const pageOf = (__typename: string, items: object[], total = items.length) => ({
  __typename,
  totalCount: total,
  page: 1,
  perPage: 10,
  hasNextPage: total > items.length,
  items,
});
