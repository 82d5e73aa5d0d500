import { archiveCalls } from '@whaletide/schema/domains/managing/rest/archives.ts';
import { cloningCalls } from '@whaletide/schema/domains/managing/rest/cloning.ts';
import { forecastCalls } from '@whaletide/schema/domains/managing/rest/forecasts.ts';
import { managingCalls as calls } from '@whaletide/schema/domains/managing/rest/managing.ts';
import { outcomeCalls } from '@whaletide/schema/domains/managing/rest/outcome.ts';
import { messageCalls } from '@whaletide/schema/domains/managing/rest/messages.ts';
import { rescoringCalls } from '@whaletide/schema/domains/managing/rest/rescoring.ts';
import { roleCalls } from '@whaletide/schema/domains/managing/rest/roles.ts';
import { scoringTrialCalls } from '@whaletide/schema/domains/managing/rest/scoring-trial.ts';
import { trashCalls } from '@whaletide/schema/domains/managing/rest/trash.ts';
import { bindMutations } from '#graphql/inputs.ts';

export const inputs = bindMutations({
  retryTaskForecast: forecastCalls.retry,
  createCompetition: calls.create,
  updateCompetition: calls.update,
  setCompetitionPublished: calls.publish,
  deleteCompetition: calls.remove,
  restoreCompetition: trashCalls.restore,
  createStage: calls.createStage,
  updateStage: calls.updateStage,
  deleteStage: calls.removeStage,
  createCompetitionTask: calls.createTask,
  updateCompetitionTask: calls.updateTask,
  deleteCompetitionTask: calls.removeTask,
  setCompetitionTaskExcluded: calls.excludeTask,
  setTeamBanned: outcomeCalls.ban,
  promoteTeams: outcomeCalls.promote,
  publishFinalRanking: outcomeCalls.publishRanking,
  withdrawFinalRanking: outcomeCalls.withdrawRanking,
  cloneCompetition: cloningCalls.competition,
  cloneCompetitionTask: cloningCalls.task,
  applyRescoring: rescoringCalls.apply,
  exportCompetition: archiveCalls.export,
  importCompetition: archiveCalls.import,
  cancelCompetitionImport: archiveCalls.cancelImport,
  cancelRescoring: rescoringCalls.cancel,
  tryScoring: scoringTrialCalls.run,
  setCompetitionRole: roleCalls.set,
  removeCompetitionRole: roleCalls.remove,
  sendCompetitionMessage: messageCalls.send,
  announceToCompetition: outcomeCalls.announce,
});
