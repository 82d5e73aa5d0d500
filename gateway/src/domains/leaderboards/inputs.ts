import { boardTemplateCalls } from '@whaletide/schema/domains/leaderboards/rest/board-templates.ts';
import { copyCheckCalls } from '@whaletide/schema/domains/leaderboards/rest/copy-check.ts';
import { leaderboardGroupCalls as calls } from '@whaletide/schema/domains/leaderboards/rest/leaderboard-groups.ts';
import { bind, bindMutations } from '#graphql/inputs.ts';

export const inputs = {
  ...bindMutations({
    startCopyCheck: copyCheckCalls.start,
    createLeaderboardGroup: calls.create,
    updateLeaderboardGroup: calls.update,
    deleteLeaderboardGroup: calls.remove,
    setLeaderboardTeams: calls.setTeams,
    setExternalBoard: boardTemplateCalls.setExternal,
  }),
  setTaskTemplate: bind('SetLeaderboardTemplateInput', boardTemplateCalls.setTask, { of: null }),
  setStageTemplate: bind('SetLeaderboardTemplateInput', boardTemplateCalls.setStage, { of: null }),
};
