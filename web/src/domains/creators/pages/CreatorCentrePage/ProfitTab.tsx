import { PagedList } from '#components/PagedList/PagedList.tsx';
import surfaces from '#theme/surfaces.module.css';
import { usePage } from '#routing/usePage.ts';
import { CoinRow } from './CoinRow.tsx';
import { useCreatorProfitsQuery } from './CreatorCentre.generated.ts';
import { weekText } from './week-text.ts';

/** List of what a creator's content has earned, each line with its reason. */
export const ProfitTab = () => {
  const { page, onPage } = usePage();
  const { data, previousData, error, loading, refetch } = useCreatorProfitsQuery({
    variables: { page },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <PagedList
      list={(data ?? previousData)?.viewer?.creator.profits}
      error={error}
      loading={loading}
      onRetry={refetch}
      onPage={onPage}
      empty="还没有收益，每周三结算上一周"
    >
      {(rows) => (
        <ul className={surfaces.rows} aria-label="收益明细">
          {rows.map(({ id, kind, targetId, title, text, week, amount }) => (
            <CoinRow key={id} kind={kind} id={targetId} title={title} coins={`+${amount} 鲸币`}>
              {text} · {weekText(week)}
            </CoinRow>
          ))}
        </ul>
      )}
    </PagedList>
  );
};
