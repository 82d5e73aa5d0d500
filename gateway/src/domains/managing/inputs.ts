import { archiveCalls } from '@whaletide/schema/domains/managing/rest/archives.ts';
import { cloningCalls } from '@whaletide/schema/domains/managing/rest/cloning.ts';
import { managingCalls as calls } from '@whaletide/schema/domains/managing/rest/managing.ts';
import { outcomeCalls } from '@whaletide/schema/domains/managing/rest/outcome.ts';
import { messageCalls } from '@whaletide/schema/domains/managing/rest/messages.ts';
import { rescoringCalls } from '@whaletide/schema/domains/managing/rest/rescoring.ts';
import { roleCalls } from '@whaletide/schema/domains/managing/rest/roles.ts';
import { scoringTrialCalls } from '@whaletide/schema/domains/managing/rest/scoring-trial.ts';
import { trashCalls } from '@whaletide/schema/domains/managing/rest/trash.ts';
import { bind } from '#graphql/inputs.ts';

export const inputs = {
  createCompetition: bind('CreateCompetitionInput', calls.create),
  updateCompetition: bind('UpdateCompetitionInput', calls.update),
  setCompetitionPublished: bind('SetCompetitionPublishedInput', calls.publish),
  deleteCompetition: bind('DeleteCompetitionInput', calls.remove),
  restoreCompetition: bind('RestoreCompetitionInput', trashCalls.restore),
  createStage: bind('CreateStageInput', calls.createStage),
  updateStage: bind('UpdateStageInput', calls.updateStage),
  deleteStage: bind('DeleteStageInput', calls.removeStage),
  createCompetitionTask: bind('CreateCompetitionTaskInput', calls.createTask),
  updateCompetitionTask: bind('UpdateCompetitionTaskInput', calls.updateTask),
  deleteCompetitionTask: bind('DeleteCompetitionTaskInput', calls.removeTask),
  setCompetitionTaskExcluded: bind('SetCompetitionTaskExcludedInput', calls.excludeTask),
  setTeamBanned: bind('SetTeamBannedInput', outcomeCalls.ban),
  promoteTeams: bind('PromoteTeamsInput', outcomeCalls.promote),
  publishFinalRanking: bind('PublishFinalRankingInput', outcomeCalls.publishRanking),
  withdrawFinalRanking: bind('WithdrawFinalRankingInput', outcomeCalls.withdrawRanking),
  cloneCompetition: bind('CloneCompetitionInput', cloningCalls.competition),
  cloneCompetitionTask: bind('CloneCompetitionTaskInput', cloningCalls.task),
  applyRescoring: bind('ApplyRescoringInput', rescoringCalls.apply),
  exportCompetition: bind('ExportCompetitionInput', archiveCalls.export),
  importCompetition: bind('ImportCompetitionInput', archiveCalls.import),
  cancelCompetitionImport: bind('CancelCompetitionImportInput', archiveCalls.cancelImport),
  cancelRescoring: bind('CancelRescoringInput', rescoringCalls.cancel),
  tryScoring: bind('TryScoringInput', scoringTrialCalls.run),
  setCompetitionRole: bind('SetCompetitionRoleInput', roleCalls.set),
  removeCompetitionRole: bind('RemoveCompetitionRoleInput', roleCalls.remove),
  sendCompetitionMessage: bind('SendCompetitionMessageInput', messageCalls.send),
  announceToCompetition: bind('AnnounceToCompetitionInput', outcomeCalls.announce),
};
