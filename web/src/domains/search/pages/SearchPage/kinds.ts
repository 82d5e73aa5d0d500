import type { SearchKind, SearchSort } from '#apollo/schema.generated.ts';
import { activityListPath } from '#domains/activities/paths.ts';
import { channelListPath } from '#domains/channels/paths.ts';
import { columnListPath } from '#domains/columns/paths.ts';
import { competitionListPath } from '#domains/competitions/paths.ts';
import { datasetListPath } from '#domains/datasets/paths.ts';
import { projectListPath } from '#domains/projects/paths.ts';
import type { SearchTab } from '#domains/search/paths.ts';

interface Sort {
  /** In the address, as the specification writes it. */
  value: string;
  sort: SearchSort;
  label: string;
}

export interface KindOfResult {
  tab: SearchTab;
  kind: SearchKind;
  name: string;
  /** The specification's text where there are none. */
  empty: string;
  /** Address of the list of all of them, where there is one. */
  list?: string;
  /** Results a page. */
  perPage: number;
  /** The first is the one that holds without a choice. */
  sorts: readonly [Sort, ...Sort[]];
}

const relevance: Sort = { value: '-SortWeight', sort: 'RELEVANCE', label: '综合排序' };
const viewed: Sort = { value: '-ViewsCount', sort: 'VIEWED', label: '最多浏览' };
const updated: Sort = { value: '-UpdateDate', sort: 'UPDATED', label: '最近更新' };

/** The one that something was found most of; of two the earlier, and the first where nothing was. */
export const kindWithMost = (countOf: (kind: KindOfResult) => number | undefined): KindOfResult =>
  kinds.reduce((best, kind) => ((countOf(kind) ?? 0) > (countOf(best) ?? 0) ? kind : best));

/** Kinds of results that can be found today, in the specification's order. */
export const kinds: readonly [KindOfResult, ...KindOfResult[]] = [
  {
    tab: 'project',
    kind: 'PROJECT',
    name: '项目',
    empty: '没有找到指定的项目',
    list: projectListPath,
    perPage: 12,
    sorts: [
      relevance,
      { ...updated, value: '-LastVersionCreateDate' },
      { value: '-VotesCount', sort: 'POPULAR', label: '最多点赞' },
      viewed,
    ],
  },
  {
    tab: 'dataset',
    kind: 'DATASET',
    name: '数据集',
    empty: '没有找到指定的数据集',
    list: datasetListPath,
    perPage: 12,
    sorts: [
      updated,
      { value: '-VotesCount', sort: 'POPULAR', label: '最多点赞' },
      viewed,
      { value: '-LabsCount', sort: 'CONTENTS', label: '最多项目' },
    ],
  },
  {
    tab: 'competition',
    kind: 'COMPETITION',
    name: '比赛',
    empty: '没有找到指定的比赛',
    list: competitionListPath,
    perPage: 12,
    sorts: [relevance],
  },
  {
    tab: 'activity',
    kind: 'ACTIVITY',
    name: '活动',
    empty: '没有找到指定的活动',
    list: activityListPath,
    perPage: 12,
    sorts: [relevance],
  },
  {
    tab: 'zone',
    kind: 'CHANNEL',
    name: '频道',
    empty: '没有找到指定的频道',
    list: channelListPath,
    perPage: 4,
    sorts: [relevance],
  },
  {
    tab: 'column',
    kind: 'COLUMN',
    name: '专栏',
    empty: '没有找到指定的专栏',
    list: columnListPath,
    perPage: 20,
    sorts: [
      relevance,
      updated,
      { value: '-SubscribesCount', sort: 'POPULAR', label: '最多关注' },
      { value: '-LabsCount', sort: 'CONTENTS', label: '最多项目' },
    ],
  },
  {
    tab: 'post',
    kind: 'POST',
    name: '帖子',
    empty: '没有找到指定的帖子',
    perPage: 12,
    sorts: [
      relevance,
      { ...updated, label: '最近回复' },
      { value: '-VotesCount', sort: 'POPULAR', label: '最多点赞' },
      viewed,
    ],
  },
  {
    tab: 'user',
    kind: 'MEMBER',
    name: '用户',
    empty: '没有找到指定的用户',
    perPage: 12,
    sorts: [relevance],
  },
];
