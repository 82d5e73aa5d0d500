import type { AssignedWork } from '@whaletide/schema/domains/judging/rest/reviewing.ts';
import type { Judging, JudgingCriterion } from '@whaletide/schema/domains/judging/rest/settings.ts';
import type {
  Criterion,
  JudgingSettings,
} from '@whaletide/schema/domains/judging/rules/settings.ts';
import type { Handle } from '#database/database.ts';
import { eq } from 'drizzle-orm';
import { extname } from 'node:path';
import { toAnswer } from '../submissions/store/presented-answers.ts';
import type { StoredAnswer } from '../submissions/tables.ts';
import { hasBegun, type ManagedTask, settingsOf } from './store/judgings.ts';
import { judgingJudges, type JudgingReviewRow, type JudgingRow } from './tables.ts';

export const toCriteria = (criteria: readonly Criterion[]): JudgingCriterion[] =>
  criteria.map(({ id, title, description, kind, maxPoints, weight }) => ({
    Key: id,
    Title: title,
    Description: description,
    Kind: kind,
    MaxPoints: kind === 'yesNo' ? 1 : maxPoints,
    Weight: weight,
  }));

/** Settings in the words of the contract. */
export const toSettings = (settings: JudgingSettings) => ({
  Mode: settings.mode,
  Blind: settings.isBlind,
  Criteria: toCriteria(settings.criteria),
  JudgesPerWork: settings.judgesPerWork,
  PairsPerWork: settings.pairsPerWork,
  ShowsCriteria: settings.showsCriteria,
  ShowsComments: settings.showsComments,
});

export const toJudging = async (
  db: Handle,
  { task, judging, maxScore }: ManagedTask,
): Promise<Judging> => {
  const [assigned] = await db
    .select({ id: judgingJudges.judgeId })
    .from(judgingJudges)
    .where(eq(judgingJudges.taskId, task.id))
    .limit(1);
  return {
    Task: task.id,
    Competition: task.competitionId,
    ...toSettings(settingsOf(judging)),
    MaxScore: maxScore,
    Begun: await hasBegun(db, task.id),
    Assigned: assigned !== undefined,
    PublishedDate: judging?.publishedDate?.toISOString() ?? null,
    PublishReason: judging?.publishReason ?? null,
  };
};

/** Neutral name of the file of a blind work: `作品 3.pdf`, `作品 3-2.pdf` for its second. */
const blindFileName = (number: number, place: number, name: string): string =>
  `作品 ${number}${place === 0 ? '' : `-${place + 1}`}${extname(name).toLowerCase()}`;

/** Neutral names of the files among a work's answers, by key. */
export const blindNames = (answers: readonly StoredAnswer[], number: number): Map<string, string> =>
  new Map(
    answers
      .flatMap(({ file }) => file ?? [])
      .map(({ key, name }, place) => [key, blindFileName(number, place, name)]),
  );

/** The judge's own review; null while nothing of it was kept. */
export const toReview = ({
  points: given,
  comment,
  sent,
  saveDate,
}: JudgingReviewRow): AssignedWork['Review'] =>
  saveDate && {
    Points: given.map(({ criterion, points }) => ({ Criterion: criterion, Points: points })),
    Comment: comment,
    Sent: sent,
    Date: saveDate.toISOString(),
  };

/** A work as its judge sees it: of blind ones neither team, nor names of files, nor projects. */
export const toAssignedWork = (
  { taskId, blind }: Pick<JudgingRow, 'taskId' | 'blind'>,
  {
    number,
    answers,
    teamName,
    review,
  }: {
    number: number;
    answers: readonly StoredAnswer[];
    teamName: string;
    review: JudgingReviewRow | undefined;
  },
): AssignedWork => {
  const names = blindNames(answers, number);
  return {
    Task: taskId,
    Number: number,
    TeamName: blind ? null : teamName,
    Answers: answers
      .filter(({ project }) => !blind || project === null)
      .map((answer) => ({
        ...toAnswer(answer),
        // The key hands a file in again, which is for its team.
        fileKey: null,
        ...(blind && answer.file && { fileName: names.get(answer.file.key) ?? null }),
      })),
    Review: review ? toReview(review) : null,
  };
};
