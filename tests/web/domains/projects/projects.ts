export const projectId = (index: number) => String(index).padStart(24, '7');

/** A project as lists ask for it. */
export const project = (index: number, changes: Record<string, unknown> = {}) => ({
  __typename: 'Project',
  id: projectId(index),
  title: `项目${index}`,
  description: '从看图到基线',
  language: 'python',
  isPrivate: false,
  visibility: 'PUBLIC',
  isPinned: false,
  authorship: 'HUMAN',
  authorshipModel: null,
  tags: [] as object[],
  updatedAt: '2026-11-01T00:00:00.000Z',
  versionedAt: '2026-11-01T00:00:00.000Z',
  viewsCount: 1234,
  forksCount: 3,
  isFork: false,
  bookmarksCount: 2,
  votesCount: 5,
  viewerVoted: null,
  commentsCount: 3,
  viewerBookmarked: null,
  organization: null as object | null,
  author: {
    __typename: 'Member',
    id: 'e'.repeat(24),
    name: '苏写浪',
    avatar: null,
    level: 6,
    communityVerification: null,
  },
  ...changes,
});

/** A project as its page asks for it; without a version. */
export const projectDetail = (changes: Record<string, unknown> = {}) =>
  project(1, {
    shareToken: null,
    foldReason: null,
    forkedFrom: null,
    versions: [],
    ...changes,
  });
