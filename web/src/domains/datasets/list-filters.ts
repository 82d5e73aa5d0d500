import {
  datasetListLimits,
  type SizeFilter,
  type SizeUnit,
  sizeUnits,
} from '@whaletide/schema/domains/datasets/rules/datasets.ts';

/**
 * Filters of the listed datasets, as in the address:
 * ?min=&minUnit=&max=&maxUnit=&license=&tags=&sort=
 */
export interface DatasetFilters {
  size: SizeFilter;
  /** Id of a licence. */
  license: string | null;
  /** Ids of tags, in the order in which they were chosen. */
  tags: readonly string[];
  sort: string | null;
}

const isId = (text: string) => /^[0-9a-f]{24}$/.test(text);
const digits = (text: string | null) => (text !== null && /^\d{1,6}$/.test(text) ? text : '');
const unitOf = (text: string | null): SizeUnit => sizeUnits.find((unit) => unit === text) ?? 'MB';

export const filtersOf = (query: URLSearchParams): DatasetFilters => {
  const license = query.get('license') ?? '';
  const tags = (query.get('tags') ?? '').split(',').filter(isId);
  return {
    size: {
      min: digits(query.get('min')),
      minUnit: unitOf(query.get('minUnit')),
      max: digits(query.get('max')),
      maxUnit: unitOf(query.get('maxUnit')),
    },
    license: isId(license) ? license : null,
    tags: [...new Set(tags)].slice(0, datasetListLimits.tags),
    sort: query.get('sort'),
  };
};

/** Maps filters to the parameters of the address; one that isn't set is empty. */
export const parametersOf = ({ size, license, tags, sort }: DatasetFilters) => ({
  min: size.min,
  minUnit: size.min && size.minUnit,
  max: size.max,
  maxUnit: size.max && size.maxUnit,
  license,
  tags: tags.join(','),
  sort,
});

/** Makes of the filters what they become. */
export type FilterChange = (filters: DatasetFilters) => DatasetFilters;

export const noSize: SizeFilter = { min: '', minUnit: 'MB', max: '', maxUnit: 'MB' };

/** One tag more, or one fewer; beyond the limit the oldest goes. */
export const toggledTag = (tags: readonly string[], id: string, limit: number): string[] =>
  tags.includes(id) ? tags.filter((tag) => tag !== id) : [...tags, id].slice(-limit);
