import { eq } from 'drizzle-orm';
import { leaderboardCalls } from '@whaletide/schema/domains/leaderboards/rest/leaderboards.ts';
import {
  fieldTypes,
  type FieldDefinition,
  type FieldInput,
} from '@whaletide/schema/shared/rest/fields.ts';
import { submissionCalls } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { stages, tasks } from '#platform/src/domains/competitions/tables.ts';
import { makeCompetition, type TestCompetition } from './competition.ts';
import type { TestPlatform } from './platform.ts';
import { refOf, reviewed, submit, upload } from './submitting.ts';

const field = (change: Partial<FieldDefinition> & { _id: string }): FieldDefinition => ({
  Title: change._id,
  Type: fieldTypes.shortText,
  Required: false,
  Placeholder: null,
  SizeLimit: null,
  AcceptExts: [],
  SelectArray: [],
  Hide: false,
  ...change,
});

/** A form of every type but the project's; title and report are asked for. */
export const formFields = [
  field({ _id: 'title', Title: '作品名称', Required: true }),
  field({ _id: 'about', Title: '作品介绍', Type: fieldTypes.longText }),
  field({
    _id: 'report',
    Title: '报告',
    Type: fieldTypes.file,
    Required: true,
    SizeLimit: 1,
    AcceptExts: ['.pdf'],
  }),
  field({ _id: 'track', Title: '赛道', Type: fieldTypes.option, SelectArray: ['算法', '应用'] }),
  field({ _id: 'old', Title: '旧字段', Required: true, Hide: true }),
];

/** A running competition with one task that people review. */
export const makeFormCompetition = (platform: TestPlatform): Promise<TestCompetition> =>
  makeCompetition(platform, {
    task: {
      taskType: 1,
      objective: null,
      subjective: { fields: formFields, dailyLimit: 3, totalLimit: 5, maxScore: 100 },
    },
  });

export const pdf = (size = 100) => `%PDF-1.7 ${'x'.repeat(size - 9)}`;

/** Answers as a browser sends them, with a file that it has uploaded before. */
export const answersOf = async (
  platform: TestPlatform,
  token: string,
  title: string,
): Promise<FieldInput[]> => {
  const sent = await upload(platform, token, pdf(), { name: 'report.pdf', purpose: 'answer' });
  return [
    { SubmissionId: 'title', value: title },
    { SubmissionId: 'report', value: refOf(sent) },
    { SubmissionId: 'track', value: 1 },
  ];
};

export const submitForm = async (
  platform: TestPlatform,
  { taskId }: TestCompetition,
  token: string,
  title = '潮汐预报',
) => {
  const work = await answersOf(platform, token, title);
  return platform.call(submissionCalls.submit, { body: { Task: taskId, work } }, { token });
};

/** Submits a result and waits for its review. */
export const scored = async (
  platform: TestPlatform,
  competition: TestCompetition,
  token: string,
  content: string | Buffer,
) => reviewed(platform, token, (await submit(platform, competition, token, content))._id);

/** Opens a private board; the clock stands still, so that works submitted so far came before. */
const opening = ({ clock }: TestPlatform, shown: boolean | undefined) =>
  shown ? { privateOpenedDate: new Date(clock.now.getTime() + 1) } : {};

/** Changes a task as its organizer would. */
export const setTask = (
  platform: TestPlatform,
  taskId: string,
  change: Partial<typeof tasks.$inferInsert>,
) =>
  platform.database.db
    .update(tasks)
    .set({ ...opening(platform, change.showPrivateLeaderboard), ...change })
    .where(eq(tasks.id, taskId));

export const setStage = (
  platform: TestPlatform,
  stageId: string,
  change: Partial<typeof stages.$inferInsert>,
) =>
  platform.database.db
    .update(stages)
    .set({ ...opening(platform, change.showPrivateLeaderboard), ...change })
    .where(eq(stages.id, stageId));

/** The team's score on a board of a task; undefined where it has none. */
export const scoreOn = async (
  platform: TestPlatform,
  { taskId }: TestCompetition,
  team: string,
  board: 'taskPublic' | 'taskPrivate',
) => {
  const input = { params: { id: taskId }, query: { page: 1, perPage: 100 } };
  const { data } = await platform.call(leaderboardCalls[board], input);
  return data.find(({ Team }) => Team === team)?.Score;
};
