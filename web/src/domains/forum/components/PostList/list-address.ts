import type { ForumKind } from '@whaletide/schema/domains/forum/rest/forum-documents.ts';
import type { ForumPostSort, ForumPostType, ForumSearchScope } from '#apollo/schema.generated.ts';
import { pageOf } from '#routing/usePage.ts';
import { type KnownType, postTypesIn } from '#domains/forum/post-types.ts';

/** Filters of a kind of forum; 0 is all types. */
export const typeFilters = (kind: ForumKind): Pick<KnownType, 'number' | 'label'>[] => [
  { number: 0, label: '全部' },
  ...postTypesIn(kind),
];

export const sorts: readonly { value: string; sort: ForumPostSort; label: string }[] = [
  { value: '-CreateTime', sort: 'NEWEST', label: '最新发布' },
  { value: '-TopicProps.LastPostTime', sort: 'LAST_REPLY', label: '最新回复' },
  { value: '-ViewsCount', sort: 'MOST_VIEWED', label: '最多浏览' },
  { value: '-IsGood', sort: 'GOOD_FIRST', label: '精华优先' },
];

/** Scopes of a search: the tabs of its results. */
export const scopes: readonly { value: string; scope: ForumSearchScope; label: string }[] = [
  { value: 'any', scope: 'ANY', label: '全部' },
  { value: 'Title', scope: 'TITLE', label: '标题' },
  { value: 'Content', scope: 'CONTENT', label: '内容' },
  { value: 'userName', scope: 'AUTHOR', label: '用户名' },
];

/**
 * Reads from the address what the list shows; anything unknown in it becomes the first of its kind.
 */
export const readAddress = (query: URLSearchParams, kind: ForumKind = 'COMPETITION') => {
  const number = Number(query.get('type'));
  const type: ForumPostType | null =
    postTypesIn(kind).find((known) => known.number === number)?.type ?? null;
  return {
    type,
    typeNumber: type ? number : 0,
    sort: sorts.find(({ value }) => value === query.get('sort')) ?? sorts[0],
    scope: scopes.find(({ value }) => value === query.get('in')) ?? scopes[0],
    text: query.get('q')?.trim() ?? '',
    page: pageOf(query),
  };
};

export type ListAddress = ReturnType<typeof readAddress>;
