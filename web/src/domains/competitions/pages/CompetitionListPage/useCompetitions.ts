import { competitionSortOf } from '#domains/competitions/list-sort.ts';
import { statusFilterOf } from '#domains/competitions/status-filter.ts';
import { useCompetitionListQuery } from './CompetitionList.generated.ts';

/** Filters and order of the list, as its address says them. */
export interface Narrowed {
  name: string;
  status: string | null;
  tag: string | null;
  sort: string | null;
}

/** Loads the competitions that an address asks for, page by page. */
export const useCompetitions = ({ name, status, tag, sort }: Narrowed) => {
  const filter = statusFilterOf(status);
  const order = competitionSortOf(sort)?.sort;
  return useCompetitionListQuery({
    variables: {
      name: name || null,
      status: filter?.status ?? null,
      tag,
      ...(order && { sort: order }),
      page: 1,
      perPage: 12,
    },
  });
};
