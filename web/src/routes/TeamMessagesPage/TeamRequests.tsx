import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Text } from '@mantine/core';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { ApplicationLists } from '#domains/teams/components/TeamsPanel/ApplicationLists.tsx';
import {
  TeamsPanelFragmentDoc,
  type TeamsPanelFragment,
} from '#domains/teams/components/TeamsPanel/TeamsPanel.generated.ts';
import { teamPath } from '#domains/teams/paths.ts';
import { useTeamOfMessagesQuery } from './TeamMessages.generated.ts';
import classes from './TeamMessagesPage.module.css';

interface ListsProps {
  competition: FragmentType<TeamsPanelFragment>;
  teamId: string;
}

const Lists = ({ competition, teamId }: ListsProps) => {
  const { data } = useSuspenseFragment({
    fragment: TeamsPanelFragmentDoc,
    fragmentName: 'TeamsPanel',
    from: competition,
  });
  return <ApplicationLists competition={data} teamId={teamId} />;
};

/** The competition of the team, and its requests, which are answered in place. */
export const TeamRequests = ({ teamId }: { teamId: string }) => {
  const { data } = useTeamOfMessagesQuery({
    variables: { id: teamId },
    fetchPolicy: 'cache-and-network',
  });
  const competition = data?.team?.competition;
  if (!competition) return null;
  const pending = competition.viewerState?.pendingApplicationsCount ?? 0;
  return (
    <details className={classes.requests}>
      <summary className={classes.summary}>
        <Text span size="sm" truncate>
          {competition.name}
        </Text>
        <Text span size="sm" fw={600} className={classes.pending}>
          团队申请{pending > 0 && `（${pending}）`}
        </Text>
      </summary>
      <div className={classes.lists}>
        <AppLink to={teamPath(teamId)} size="sm" alone>
          查看团队
        </AppLink>
        <Lists competition={competition} teamId={teamId} />
      </div>
    </details>
  );
};
