import type { Answers } from '#tests/web/support/fake-gateway.ts';
import { page } from '#tests/web/support/data.ts';

export const datasetId = (index: number) => String(index).padStart(24, '6');

export const creator = {
  __typename: 'Member',
  id: 'e'.repeat(24),
  name: '苏写浪',
  avatar: null,
  level: 6,
};

/** A dataset as lists ask for it. */
export const dataset = (index: number, changes: Record<string, unknown> = {}) => ({
  __typename: 'Dataset',
  id: datasetId(index),
  title: `数据集${index}`,
  description: '三种企鹅的体型',
  image: null,
  visibility: 'PUBLIC',
  isFeatured: false,
  filesCount: 2,
  size: 3_145_728,
  updatedAt: '2026-11-01T00:00:00.000Z',
  viewsCount: 1234,
  downloadsCount: 12,
  projectsCount: 3,
  bookmarksCount: 2,
  viewerBookmarked: null,
  votesCount: 5,
  viewerVoted: null,
  commentsCount: 7,
  tags: [] as object[],
  organization: null as object | null,
  creator: creator as object | null,
  ...changes,
});

/** A dataset as its page asks for it. */
export const datasetDetail = (changes: Record<string, unknown> = {}) =>
  dataset(1, {
    foldReason: null,
    version: 1,
    createdAt: '2026-10-01T00:00:00.000Z',
    document: '# 企鹅\n\n观测于帕默群岛。',
    archiveUrl: `/datasets/${datasetId(1)}/archive`,
    license: null,
    versions: [
      {
        __typename: 'DatasetVersion',
        id: 'f'.repeat(24),
        number: 1,
        note: '首次发布',
        filesCount: 2,
        size: 3_145_728,
        createdAt: '2026-10-01T00:00:00.000Z',
      },
    ],
    ...changes,
  });

const tag = (index: number, name: string) => ({
  __typename: 'DatasetTag',
  id: String(index).padStart(24, 'a'),
  name,
});
export const oceanTag = tag(1, '气象海洋');
export const license = {
  __typename: 'DatasetLicense',
  id: 'b'.repeat(24),
  name: 'CC0 1.0',
  group: 'Creative Commons',
};

/** A dataset by the projects that work with it. */
export const usedBy = (projects: object[]) => ({
  __typename: 'Dataset',
  id: datasetId(1),
  projects: page(projects),
});

/** Answers to the queries of the list's page; nothing is recommended. */
export const listAnswers = (more: Answers = {}): Answers => ({
  DatasetList: () => ({ datasets: page([dataset(1)]) }),
  DatasetFilters: () => ({
    site: {
      __typename: 'Site',
      datasetLicenses: [license],
      datasetTags: [
        {
          __typename: 'DatasetTagGroup',
          id: 'c'.repeat(24),
          key: 'Topic',
          name: '主题',
          tags: [oceanTag],
        },
      ],
    },
  }),
  DatasetShowcase: () => ({
    datasetShowcase: { __typename: 'DatasetShowcase', groups: [], sponsors: [] },
  }),
  ...more,
});
