import { PagedList } from '../../components/PagedList/PagedList.tsx';
import { ColumnCard } from '../../domains/columns/components/ColumnCard/ColumnCard.tsx';
import { CompetitionCard } from '../../domains/competitions/components/CompetitionCard/CompetitionCard.tsx';
import { useProfileColumnsQuery, useProfileCompetitionsQuery } from './Profile.generated.ts';
import classes from './ProfilePage.module.css';
import { usePage } from './usePage.ts';

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
      list={(data ?? previousData)?.memberCompetitions}
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
