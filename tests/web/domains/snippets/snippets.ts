import { viewer } from '#tests/web/support/data.ts';

export const snippetId = '6'.repeat(24);

/** A public snippet of somebody else's. */
export const gist = (changes: Record<string, unknown> = {}) => ({
  __typename: 'Snippet',
  id: snippetId,
  name: '按月份滚动的验证',
  language: 'python',
  code: 'x = 1\n',
  updatedAt: '2026-11-01T00:00:00.000Z',
  sharing: 'PUBLIC',
  foldReason: null,
  creator: { __typename: 'Member', id: 'e'.repeat(24), name: '苏写浪', avatar: null, level: 6 },
  ...changes,
});

/** One of the viewer's own. */
export const own = (changes: Record<string, unknown> = {}) => ({
  __typename: 'OwnSnippet',
  id: snippetId,
  name: '温度缩放',
  language: 'python',
  excerpt: 'x = 1',
  folder: '模型',
  updatedAt: '2026-11-01T00:00:00.000Z',
  sharing: 'PRIVATE',
  token: null,
  foldReason: null,
  ...changes,
});

export const folders = (...names: string[]) => ({
  viewer: {
    __typename: 'Viewer',
    id: viewer.id,
    snippetFolders: names.map((name) => ({ __typename: 'SnippetFolder', name, count: 1 })),
  },
});
