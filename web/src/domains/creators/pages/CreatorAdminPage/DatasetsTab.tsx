import '#theme/styles/forms.ts';
import { NativeSelect } from '@mantine/core';
import { PagedList } from '#components/PagedList/PagedList.tsx';
import surfaces from '#theme/surfaces.module.css';
import { useRateableDatasetsQuery } from './CreatorAdmin.generated.ts';
import { DatasetItem } from './DatasetItem.tsx';
import { useChoices } from './useChoices.ts';
import classes from './CreatorAdminPage.module.css';

const ratedBy: Record<string, boolean | null> = { no: false, yes: true, all: null };

/** Published datasets of creators, to be rated. */
export const DatasetsTab = () => {
  const { query, page, choose, onPage } = useChoices();
  const chosen = query.get('rated') ?? 'no';
  const rated = ratedBy[chosen] ?? null;
  const { data, previousData, error, loading, refetch } = useRateableDatasetsQuery({
    variables: { rated, page },
    fetchPolicy: 'cache-and-network',
    context: { showsErrors: true },
  });
  return (
    <>
      <NativeSelect
        className={classes.filter}
        aria-label="评级状态"
        value={chosen in ratedBy ? chosen : 'all'}
        data={[
          { value: 'no', label: '未评级' },
          { value: 'yes', label: '已评级' },
          { value: 'all', label: '全部' },
        ]}
        onChange={({ currentTarget: { value } }) => choose({ rated: value === 'no' ? '' : value })}
      />
      <PagedList
        list={(data ?? previousData)?.administration?.rateableDatasets}
        error={error}
        loading={loading}
        onRetry={refetch}
        onPage={onPage}
        empty={rated === false ? '没有待评级的数据集' : '没有数据集'}
      >
        {(rows) => (
          <ul className={surfaces.rows}>
            {rows.map((dataset) => (
              <DatasetItem key={dataset.id} dataset={dataset} />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
};
