import { Group, Title } from '@mantine/core';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { PagedList } from '#components/PagedList/PagedList.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { usePage } from '#routing/usePage.ts';
import { CalendarButton } from '#domains/calendars/components/CalendarButton/CalendarButton.tsx';
import { MyCompetition } from '#domains/competitions/components/MyCompetition/MyCompetition.tsx';
import { competitionListPath } from '#domains/competitions/paths.ts';
import { useMyCompetitionsQuery } from './MyCompetitions.generated.ts';
import classes from './MyList.module.css';

interface MyListProps {
  title: string;
  by: 'competition' | 'team';
}

/** List of the competitions that the member has registered for, and in which team. */
export const MyList = ({ title, by }: MyListProps) => {
  const { page, onPage } = usePage();
  const { data, previousData, error, loading, refetch } = useMyCompetitionsQuery({
    variables: { page, perPage: 12 },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <PageFrame>
      <Group justify="space-between" align="end" mb="lg">
        <Title order={1}>{title}</Title>
        <Group>
          <AppLink to={competitionListPath}>查看全部比赛</AppLink>
          <CalendarButton />
        </Group>
      </Group>
      <PagedList
        list={(data ?? previousData)?.viewer?.competitions}
        error={error}
        loading={loading}
        onRetry={refetch}
        onPage={onPage}
        empty="你还没有报名比赛，去比赛列表选一场吧"
      >
        {(rows) => (
          <ul className={classes.list}>
            {rows.map((row) => (
              <MyCompetition
                key={row.id}
                competition={row}
                by={by}
                result={row.viewerState?.result}
              />
            ))}
          </ul>
        )}
      </PagedList>
    </PageFrame>
  );
};
