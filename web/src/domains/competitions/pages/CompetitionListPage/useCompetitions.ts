import { competitionSortOf } from '../../list-sort.ts';
import { statusFilterOf } from '../../status-filter.ts';
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
  const { data, error, refetch, fetchMore } = useCompetitionListQuery({
    variables: {
      name: name || null,
      status: filter?.status ?? null,
      tag,
      ...(order && { sort: order }),
      page: 1,
      perPage: 12,
    },
  });
  const list = data?.competitions;
  const loadMore = () => fetchMore({ variables: { page: (list?.page ?? 1) + 1 } });
  return { list, error, refetch, loadMore };
};
