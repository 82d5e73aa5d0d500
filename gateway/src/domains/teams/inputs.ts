import { applicationCalls, teamCalls } from '@whaletide/schema/domains/teams/rest.ts';
import { bind } from '#graphql/inputs.ts';

export const inputs = {
  applyToTeam: bind('ApplyToTeamInput', applicationCalls.create),
  requestMemberRemoval: bind('TeamMemberInput', applicationCalls.create),
  requestTeamLeave: bind('TeamInput', applicationCalls.create),
  answerTeamApplication: bind('AnswerTeamApplicationInput', applicationCalls.answer),
  updateTeam: bind('UpdateTeamInput', teamCalls.update),
  setTeamReceiving: bind('SetTeamReceivingInput', teamCalls.update),
  transferTeamCaptaincy: bind('TeamMemberInput', teamCalls.transfer, {
    teamId: 'id',
    memberId: 'userId',
  }),
  dissolveTeam: bind('TeamInput', teamCalls.dissolve, { teamId: 'id' }),
};
