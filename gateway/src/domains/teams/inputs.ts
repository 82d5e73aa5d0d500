import { applicationCalls, teamCalls } from '@whaletide/schema/domains/teams/rest.ts';
import { bindMutations } from '#graphql/inputs.ts';

export const inputs = bindMutations({
  applyToTeam: applicationCalls.create,
  requestMemberRemoval: applicationCalls.create,
  requestTeamLeave: applicationCalls.create,
  answerTeamApplication: applicationCalls.answer,
  updateTeam: teamCalls.update,
  setTeamReceiving: teamCalls.update,
  transferTeamCaptaincy: {
    call: teamCalls.transfer,
    keys: {
      teamId: 'id',
      memberId: 'userId',
    },
  },
  dissolveTeam: { call: teamCalls.dissolve, keys: { teamId: 'id' } },
});
