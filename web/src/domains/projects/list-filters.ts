import { projectLanguages, projectListLimits } from '@whaletide/schema/domains/projects/rules.ts';

/** Filters of the listed projects, as in the address: ?tab=&language=&tags=&match=&sort= */
export interface ListFilters {
  /** The keyword of a tab; null for all. */
  tab: string | null;
  language: string | null;
  /** Ids of tags, in the order in which they were chosen. */
  tags: readonly string[];
  /** True where one of the tags is enough. */
  any: boolean;
  sort: string | null;
}

const isId = (text: string) => /^[0-9a-f]{24}$/.test(text);

export const filtersOf = (query: URLSearchParams): ListFilters => {
  const language = query.get('language');
  const tags = (query.get('tags') ?? '').split(',').filter(isId);
  return {
    tab: query.get('tab') || null,
    language: projectLanguages.find((one) => one === language) ?? null,
    tags: [...new Set(tags)].slice(0, projectListLimits.chosenTags),
    any: query.get('match') === 'any',
    sort: query.get('sort'),
  };
};

/** One tag more, or one fewer; beyond the limit the oldest goes. */
export const toggledTag = (tags: readonly string[], id: string, limit: number): string[] =>
  tags.includes(id) ? tags.filter((tag) => tag !== id) : [...tags, id].slice(-limit);
