import type { Authorization } from '@whaletide/schema/domains/submissions/rest/authorizations.ts';
import { type Work, workStatus } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { statedAuthorship } from '#authorship.ts';
import { fileUrl } from '#domains/uploads/store/uploads.ts';
import { toAnswer } from '../store/presented-answers.ts';
import type { AuthorizationRow, ClippedWork, ExactScores, WorkRow } from '../tables.ts';

type ClippedInfo = NonNullable<Work['ObjectiveWorkInfo']>['Clipped'];
type Reviews = Work['reviewResults'];

/** Scored, on a protected board that shows its score to no one. */
const isHidden = ({ status, publicScore, privateScore }: WorkRow): boolean =>
  status === workStatus.reviewed && publicScore === null && privateScore !== null;

/**
 * Predictions of a work that were clipped. Where a bound is the solution's own, their number tells
 * something of that: a protected board keeps it to its managers.
 */
const clippedInfo = ({ clipped, isProtected, managed }: WorkParts): ClippedInfo => {
  if (!clipped) return null;
  const tells = (bound: number | null) => bound !== null || !isProtected || managed;
  const below = tells(clipped.min) ? clipped.below : 0;
  const above = tells(clipped.max) ? clipped.above : 0;
  if (below + above === 0) return null;
  return {
    Count: below + above,
    Min: below > 0 ? clipped.min : null,
    Max: above > 0 ? clipped.max : null,
  };
};

const objectiveInfo = (
  row: WorkRow,
  parts: WorkParts,
  exact = row.status === workStatus.pending ? null : parts.exact,
): Work['ObjectiveWorkInfo'] => {
  const { open, hasFile, hasReport, final, step, showsExact } = parts;
  const hidden = exact?.private ?? final;
  return row.fileName === null
    ? null
    : {
        Selected: row.selected,
        ResultFileRealName: row.fileName,
        ResultFileSize: row.fileSize ?? 0,
        ResultFileUrl: hasFile && row.fileKey !== null ? fileUrl(row.fileKey) : null,
        HasReport: hasReport,
        UnknownLabels: row.unknownLabels,
        PublicReviewResult: {
          Score: exact?.public[0] ?? row.publicScore,
          Further: exact?.public.slice(1) ?? row.publicFurther,
          ReviewErrorMessage: row.errorMessage,
        },
        NoImprovement: isHidden(row),
        PrivateReviewResult: open
          ? {
              Score: hidden?.[0] ?? row.privateScore,
              Further: hidden?.slice(1) ?? row.privateFurther,
            }
          : null,
        RoundingStep: exact || showsExact || row.publicScore === null ? null : step,
        Clipped: row.status === workStatus.reviewed ? clippedInfo(parts) : null,
      };
};

/** Facts that a work's readers see of it and that aren't in its own row. */
export interface WorkParts {
  /** True where the private score is shown: once the task's private board is open. */
  open: boolean;
  teamBanned: boolean;
  /** True where the reader manages the competition. */
  managed: boolean;
  /** The exact private scores once they are final; null before that, and where they aren't known. */
  final: readonly number[] | null;
  /** Step to which the public score is rounded; null where its digits alone were counted. */
  step: number | null;
  clipped: ClippedWork | null;
  isProtected: boolean;
  /** True where the board doesn't round scores. */
  showsExact: boolean;
  /** True where its file is still there: files of history aren't kept. */
  hasFile: boolean;
  /** True where a worker told something about it. */
  hasReport: boolean;
  reviews: Reviews;
  /** The scores before they were rounded, for managers; null for everyone else. */
  exact: ExactScores | null;
  /** The team's best among the works before this one. */
  bestBefore: number | null;
}

/** A work as its readers see it. */
export const toWork = (row: WorkRow, parts: WorkParts): Work => ({
  _id: row.id,
  Task: row.taskId,
  Team: row.teamId,
  TeamBanned: parts.teamBanned,
  Competition: row.competitionId,
  User: row.memberId,
  Status: row.status,
  InvalidReason: row.invalidReason,
  UploadDate: row.uploadDate.toISOString(),
  Late: row.late,
  ReviewDate: row.reviewDate?.toISOString() ?? null,
  ObjectiveWorkInfo: objectiveInfo(row, parts),
  SubjectiveWorkInfo: row.answers && {
    Score: row.publicScore,
    Answers: row.answers.map(toAnswer),
  },
  reviewResults: parts.reviews,
  BestBefore: parts.bestBefore,
  Note: row.note,
  ...statedAuthorship(row),
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
