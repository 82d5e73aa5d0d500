import type { Authorization } from '@whaletide/schema/rest/authorizations.ts';
import type { Work } from '@whaletide/schema/rest/submissions.ts';
import { toAnswer } from './answers.ts';
import type { AuthorizationRow, WorkRow } from './tables.ts';

type Reviews = Work['reviewResults'];

const objectiveInfo = (row: WorkRow, privateBoardOpen: boolean): Work['ObjectiveWorkInfo'] =>
  row.fileName === null
    ? null
    : {
        Selected: row.selected,
        ResultFileRealName: row.fileName,
        ResultFileSize: row.fileSize ?? 0,
        PublicReviewResult: { Score: row.publicScore, ReviewErrorMessage: row.errorMessage },
        PrivateReviewResult: privateBoardOpen ? { Score: row.privateScore } : null,
      };

/** A work as its readers see it; the private score only once the task's private board is open. */
export const toWork = (
  row: WorkRow,
  privateBoardOpen: boolean,
  reviewResults: Reviews = [],
): Work => ({
  _id: row.id,
  Task: row.taskId,
  Team: row.teamId,
  Competition: row.competitionId,
  User: row.memberId,
  Status: row.status,
  UploadDate: row.uploadDate.toISOString(),
  ReviewDate: row.reviewDate?.toISOString() ?? null,
  ObjectiveWorkInfo: objectiveInfo(row, privateBoardOpen),
  SubjectiveWorkInfo: row.answers && {
    Score: row.publicScore,
    Answers: row.answers.map(toAnswer),
  },
  reviewResults,
});

export const toAuthorization = (row: AuthorizationRow): Authorization => ({
  _id: row.id,
  Competition: row.competitionId,
  Stage: row.stageId,
  Team: row.teamId,
  User: row.memberId,
  SubmitDate: row.submitDate.toISOString(),
  AgreementResults: row.answers.map(toAnswer),
  AuthorizeStatus: row.status,
  AuthorizeDenyReason: row.denyReason,
});
