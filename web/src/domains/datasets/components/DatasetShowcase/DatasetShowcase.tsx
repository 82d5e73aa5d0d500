import { Skeleton } from '@mantine/core';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { useDatasetShowcaseQuery } from './DatasetShowcase.generated.ts';
import classes from './DatasetShowcase.module.css';
import { Slides } from './Slides.tsx';
import { Sponsors } from './Sponsors.tsx';

/**
 * Slides above the list of datasets; renders nothing if
 * there are none.
 */
export const DatasetShowcase = () => {
  const { data, error, refetch } = useDatasetShowcaseQuery({ context: { showsErrors: true } });
  if (!data?.datasetShowcase) {
    if (error) return <ErrorState error={error} onRetry={refetch} />;
    return data ? null : (
      <div className={classes.showcase} role="group" aria-busy="true" aria-label="加载中">
        <Skeleton height={252} radius="lg" />
        <Skeleton height={252} radius="lg" />
      </div>
    );
  }
  const { groups, sponsors } = data.datasetShowcase;
  if (groups.length === 0 && !sponsors?.length) return null;
  return (
    <div className={classes.showcase} data-lone={groups.length === 0 || undefined}>
      {groups.length > 0 && <Slides groups={groups} />}
      <Sponsors sponsors={sponsors ?? []} />
    </div>
  );
};
