import { PagedList } from '#components/PagedList/PagedList.tsx';
import { usePage } from '#routing/usePage.ts';
import { useMemberResultsQuery } from './ResultList.generated.ts';
import { ResultRows } from './ResultRows.tsx';

/** A member's places in final rankings, the competition that ended last first. */
export const ResultList = ({ memberId }: { memberId: string }) => {
  const { page, onPage } = usePage({ name: 'results', keepsScroll: true });
  const { data, previousData, error, loading, refetch } = useMemberResultsQuery({
    variables: { memberId, page },
  });
  return (
    <PagedList
      list={(data ?? previousData)?.member?.record?.results}
      error={error}
      loading={loading}
      onRetry={refetch}
      onPage={onPage}
      empty="还没有进入最终排名的比赛"
    >
      {(rows) => <ResultRows results={rows} />}
    </PagedList>
  );
};
