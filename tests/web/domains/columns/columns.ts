export const columnId = 'c'.repeat(24);
const other = { __typename: 'Member', id: 'e'.repeat(24), name: '苏写浪', avatar: null, level: 6 };

/** A column as cards and pages ask for it; of somebody else, whom the viewer doesn't follow. */
export const column = (changes: Record<string, unknown> = {}) => ({
  __typename: 'Column',
  id: columnId,
  name: '从零读懂表格数据',
  image: null,
  description: '十四节动手课',
  projectsCount: 14,
  followersCount: 1,
  updatedAt: '2026-11-01T00:00:00.000Z',
  viewerFollows: false,
  foldReason: null,
  owner: { ...other, communityVerification: null },
  ...changes,
});

export const project = (index: number, title: string) => ({
  __typename: 'Project',
  id: String(index).padStart(24, '7'),
  title,
  description: '',
  updatedAt: '2026-11-01T00:00:00.000Z',
  versionedAt: '2026-11-01T00:00:00.000Z',
  votesCount: 0,
  commentsCount: 0,
  author: other,
  versions: [],
});

/** A page of a list. */
export const pageOf = (__typename: string, items: object[], hasNextPage = false) => ({
  __typename,
  totalCount: items.length,
  page: 1,
  perPage: 20,
  hasNextPage,
  items,
});

/** A column by what it holds. */
export const held = (projects: object[], hasNextPage = false) => ({
  __typename: 'Column',
  id: columnId,
  projects: pageOf('ProjectPage', projects, hasNextPage),
});
