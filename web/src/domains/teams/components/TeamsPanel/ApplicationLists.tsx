import { Stack, Title } from '@mantine/core';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { ApplicationRow } from './ApplicationRow.tsx';
import { useTeamApplicationsQuery, type TeamsPanelFragment } from './TeamsPanel.generated.ts';
import classes from './TeamsPanel.module.css';

interface ListProps {
  competition: TeamsPanelFragment;
  teamId: string;
}

interface ApplicationListProps extends ListProps {
  received: boolean;
  title: string;
  empty: string;
}

const ApplicationList = (props: ApplicationListProps) => {
  const { competition, teamId, received, title, empty } = props;
  const { data, error, refetch } = useTeamApplicationsQuery({
    variables: { teamId, received },
    fetchPolicy: 'cache-and-network',
  });
  const items = data?.team?.applications?.items;
  return (
    <section aria-label={title}>
      <Title order={2} size="h4" mb="sm">
        {title}
      </Title>
      {!items && !error && (
        <div role="group" aria-busy="true" aria-label="加载中">
          <RowsSkeleton rows={3} />
        </div>
      )}
      {!items && error && (
        <ErrorState title="获取团队请求列表失败" error={error} onRetry={refetch} />
      )}
      {items?.length === 0 && <EmptyState text={empty} />}
      {items && items.length > 0 && (
        <ul className={classes.rows}>
          {items.map((application) => (
            <ApplicationRow
              key={application.id}
              application={application}
              received={received}
              competition={competition}
            />
          ))}
        </ul>
      )}
    </section>
  );
};

/** Requests that wait for the viewer, and those that they or their team sent. */
export const ApplicationLists = ({ competition, teamId }: ListProps) => (
  <Stack gap="xl">
    <ApplicationList
      competition={competition}
      teamId={teamId}
      received
      title="收到的申请"
      empty="暂无收到的申请"
    />
    <ApplicationList
      competition={competition}
      teamId={teamId}
      received={false}
      title="发出的申请"
      empty="暂无发出的申请"
    />
  </Stack>
);
