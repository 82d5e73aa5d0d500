import { PagedList } from '#components/PagedList/PagedList.tsx';
import { ActivityCard } from '#domains/activities/components/ActivityCard/ActivityCard.tsx';
import { ColumnCard } from '#domains/columns/components/ColumnCard/ColumnCard.tsx';
import { CompetitionCard } from '#domains/competitions/components/CompetitionCard/CompetitionCard.tsx';
import { DatasetCard } from '#domains/datasets/components/DatasetCard/DatasetCard.tsx';
import surfaces from '#theme/surfaces.module.css';
import { usePage } from '#routing/usePage.ts';
import {
  useProfileActivitiesQuery,
  useProfileColumnsQuery,
  useProfileCompetitionsQuery,
  useProfileDatasetsQuery,
} from './Profile.generated.ts';
import classes from './ProfilePage.module.css';

/** A member's public datasets, newest first. */
export const DatasetsTab = ({ memberId }: { memberId: string }) => {
  const { page, onPage } = usePage();
  const { data, previousData, error, loading, refetch } = useProfileDatasetsQuery({
    variables: { memberId, page },
  });
  return (
    <PagedList
      list={(data ?? previousData)?.member?.datasets}
      error={error}
      loading={loading}
      onRetry={refetch}
      onPage={onPage}
      empty="还没有公开的数据集"
    >
      {(rows) => (
        <ul className={surfaces.rows}>
          {rows.map((dataset, index) => (
            <DatasetCard key={dataset.id} dataset={dataset} eager={index < 4} />
          ))}
        </ul>
      )}
    </PagedList>
  );
};

/** The columns that a member writes, as far as there is something in them. */
export const ColumnsTab = ({ memberId }: { memberId: string }) => {
  const { page, onPage } = usePage();
  const { data, previousData, error, loading, refetch } = useProfileColumnsQuery({
    variables: { memberId, page },
  });
  return (
    <PagedList
      list={(data ?? previousData)?.columns}
      error={error}
      loading={loading}
      onRetry={refetch}
      onPage={onPage}
      empty="还没有专栏"
    >
      {(rows) => (
        <ul className={classes.grid}>
          {rows.map((column, index) => (
            <ColumnCard key={column.id} column={column} eager={index < 3} />
          ))}
        </ul>
      )}
    </PagedList>
  );
};

/** The competitions that a member takes part in, or did. */
export const CompetitionsTab = ({ memberId }: { memberId: string }) => {
  const { page, onPage } = usePage();
  const { data, previousData, error, loading, refetch } = useProfileCompetitionsQuery({
    variables: { memberId, page },
  });
  return (
    <PagedList
      list={(data ?? previousData)?.member?.competitions}
      error={error}
      loading={loading}
      onRetry={refetch}
      onPage={onPage}
      empty="还没有参加比赛"
    >
      {(rows) => (
        <ul className={classes.grid}>
          {rows.map((competition, index) => (
            <CompetitionCard key={competition.id} competition={competition} eager={index < 3} />
          ))}
        </ul>
      )}
    </PagedList>
  );
};

/** The activities that a member takes part in, or did. */
export const ActivitiesTab = ({ memberId }: { memberId: string }) => {
  const { page, onPage } = usePage();
  const { data, previousData, error, loading, refetch } = useProfileActivitiesQuery({
    variables: { memberId, page },
  });
  return (
    <PagedList
      list={(data ?? previousData)?.member?.activities}
      error={error}
      loading={loading}
      onRetry={refetch}
      onPage={onPage}
      empty="还没有参加活动"
    >
      {(rows) => (
        <ul className={classes.grid}>
          {rows.map((activity, index) => (
            <ActivityCard key={activity.id} activity={activity} eager={index < 3} />
          ))}
        </ul>
      )}
    </PagedList>
  );
};
