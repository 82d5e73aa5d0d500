import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { Switch } from '@mantine/core';
import { editProblem } from '@whaletide/schema/domains/teams/rules.ts';
import type { MyTeamPart } from './my-team.ts';
import { useSetTeamReceivingMutation } from './TeamChanges.generated.ts';

/** Opens and closes the team; shown at once, and taken back when it fails. */
export const ReceivingSwitch = ({ competition, team, facts, viewerId }: MyTeamPart) => {
  const [setReceiving, { loading }] = useSetTeamReceivingMutation();
  const receives = team.receivesApplications;
  const problem = editProblem(
    { ...facts, name: team.name },
    viewerId,
    { receives: !receives },
    { nameLocked: false, maxMembers: competition.maxMembersPerTeam },
  );
  return (
    <Switch
      mt="md"
      label="接收其他团队的申请"
      description={problem ? problem.message : '关闭后团队显示为已满员，其他团队不能申请加入'}
      checked={receives}
      disabled={loading || problem !== null || team.isSettled}
      onChange={() =>
        void setReceiving({
          variables: { input: { teamId: team.id, receives: !receives } },
          optimisticResponse: {
            setTeamReceiving: {
              __typename: 'Team',
              id: team.id,
              receivesApplications: !receives,
            },
          },
          // The notice is the error link's, the switch goes back by itself.
        }).catch(() => null)
      }
    />
  );
};
