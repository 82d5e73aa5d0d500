import { boardTemplateCalls } from '@whaletide/schema/domains/leaderboards/rest/board-templates.ts';
import { copyCheckCalls } from '@whaletide/schema/domains/leaderboards/rest/copy-check.ts';
import { leaderboardGroupCalls as calls } from '@whaletide/schema/domains/leaderboards/rest/leaderboard-groups.ts';
import { bind } from '#graphql/inputs.ts';

export const inputs = {
  startCopyCheck: bind('StartCopyCheckInput', copyCheckCalls.start),
  createLeaderboardGroup: bind('CreateLeaderboardGroupInput', calls.create),
  updateLeaderboardGroup: bind('UpdateLeaderboardGroupInput', calls.update),
  deleteLeaderboardGroup: bind('DeleteLeaderboardGroupInput', calls.remove),
  setLeaderboardTeams: bind('SetLeaderboardTeamsInput', calls.setTeams),
  setTaskTemplate: bind('SetLeaderboardTemplateInput', boardTemplateCalls.setTask, { of: null }),
  setStageTemplate: bind('SetLeaderboardTemplateInput', boardTemplateCalls.setStage, { of: null }),
  setExternalBoard: bind('SetExternalBoardInput', boardTemplateCalls.setExternal),
};
