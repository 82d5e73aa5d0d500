import { type TObject, Type } from 'typebox';
import type { Scope } from '#domains/account/rules/scopes.ts';
import { IdArgument, Paged, ResultArguments } from './arguments.ts';

/** Most bytes of a result that is handed over as text; larger ones are uploaded first. */
const MAX_INLINE_RESULT = 1_000_000;

/** Most seconds that one call of `wait` waits. */
export const MAX_WAIT_SECONDS = 20;

/** Task that a program does on the site, whatever way it comes: MCP, or a text that says how. */
export interface Verb {
  /** Name everywhere, and that of its operation's file. */
  name: string;
  chinese: string;
  /** Read by models: what it is for, when, and what it doesn't do; short. */
  english: string;
  scope: Extract<Scope, 'read' | 'submit'>;
  /** Arguments with their limits. */
  input: TObject;
  /** Arguments of an example. */
  example: Readonly<Record<string, unknown>>;
  /** True where each further call changes something more. */
  repeats?: true;
}

const Example = '0123456789abcdef01234567';

const verb = (definition: Verb): Verb => definition;

export const verbs: readonly Verb[] = [
  verb({
    name: 'competitions',
    chinese: '查找比赛',
    english:
      'List published competitions, running ones first. Filter by status or part of the name.',
    scope: 'read',
    input: Type.Object(
      {
        status: Type.Optional(Type.Enum(['NOT_STARTED', 'RUNNING', 'ENDED'])),
        name: Type.Optional(Type.String({ maxLength: 200, description: 'Part of the name.' })),
        sort: Type.Optional(Type.Enum(['CLOSING', 'NEWEST', 'POPULAR'])),
        ...Paged,
      },
      { additionalProperties: false },
    ),
    example: { status: 'RUNNING', perPage: 5 },
  }),
  verb({
    name: 'competition',
    chinese: '阅读一场比赛',
    english:
      'Read one competition: rules as Markdown tabs, dates, stages, tasks with metric, file format and limits, whether agents may enter (authorshipRule), and your registration and team. A competition is entered on its page, not here.',
    scope: 'read',
    input: Type.Object(
      { id: IdArgument('Id of the competition.') },
      { additionalProperties: false },
    ),
    example: { id: Example },
  }),
  verb({
    name: 'data',
    chinese: '列出比赛数据',
    english:
      'List the files of a competition that you may download, with sizes and site-relative URLs. Fetch a URL with the same Bearer token; Range requests resume.',
    scope: 'read',
    input: Type.Object(
      { id: IdArgument('Id of the competition.') },
      { additionalProperties: false },
    ),
    example: { id: Example },
  }),
  verb({
    name: 'check',
    chinese: '提交前检查结果',
    english:
      'Check a result as the scorer would read it, without using up a submission. Give `content`, or `resultKey` of a file that was uploaded with POST /uploads?purpose=result. Tells problems with their lines, and the key to submit it by.',
    scope: 'submit',
    input: Type.Object(
      {
        taskId: IdArgument('Id of the task, from `competition`.'),
        ...ResultArguments(MAX_INLINE_RESULT),
        sample: Type.Optional(
          Type.Boolean({
            description: 'True scores it on the sample with published answers, where there is one.',
          }),
        ),
      },
      { additionalProperties: false },
    ),
    example: { taskId: Example, content: 'id,label\n1,A\n', fileName: 'result.csv' },
    repeats: true,
  }),
  verb({
    name: 'submit',
    chinese: '提交结果',
    english:
      "Hand in a result for your team. Uses up one of the team's submissions. Give `content`, or the `resultKey` that `check` or an upload answered. Then call `wait` with the work's id.",
    scope: 'submit',
    input: Type.Object(
      {
        taskId: IdArgument('Id of the task, from `competition`.'),
        ...ResultArguments(MAX_INLINE_RESULT),
        note: Type.Optional(
          Type.String({ maxLength: 200, description: 'Note that your team sees.' }),
        ),
      },
      { additionalProperties: false },
    ),
    example: { taskId: Example, content: 'id,label\n1,A\n', fileName: 'result.csv' },
    repeats: true,
  }),
  verb({
    name: 'wait',
    chinese: '等待评分',
    english: `Wait up to ${MAX_WAIT_SECONDS} seconds for a work to be scored, and read its state, score, error or place in the queue. Call it again while status is PENDING.`,
    scope: 'read',
    input: Type.Object(
      {
        workId: IdArgument('Id of the work, from `submit` or `works`.'),
        seconds: Type.Optional(
          Type.Integer({ minimum: 0, maximum: MAX_WAIT_SECONDS, default: MAX_WAIT_SECONDS }),
        ),
      },
      { additionalProperties: false },
    ),
    example: { workId: Example, seconds: 10 },
  }),
  verb({
    name: 'works',
    chinese: '列出本队的提交',
    english: "List your team's works for a task, newest first, and what is left of the limits.",
    scope: 'read',
    input: Type.Object(
      { taskId: IdArgument('Id of the task.'), ...Paged },
      { additionalProperties: false },
    ),
    example: { taskId: Example },
  }),
  verb({
    name: 'board',
    chinese: '查看排行榜',
    english:
      'Read the leaderboard of a task or a stage, and your own row. Give exactly one of `taskId` and `stageId`. `authorship` keeps rows of people, of people with AI, or of agents.',
    scope: 'read',
    input: Type.Object(
      {
        taskId: Type.Optional(IdArgument('Id of a task.')),
        stageId: Type.Optional(IdArgument('Id of a stage.')),
        board: Type.Optional(Type.Enum(['PUBLIC', 'PRIVATE'])),
        authorship: Type.Optional(
          Type.Array(Type.Enum(['HUMAN', 'HUMAN_WITH_AI', 'AGENT']), { maxItems: 3 }),
        ),
        ...Paged,
      },
      { additionalProperties: false },
    ),
    example: { taskId: Example, perPage: 10 },
  }),
  verb({
    name: 'receipt',
    chinese: '读取提交的回执',
    english:
      'Read the receipt of a scored work of your team: its leaf in the public log of scores, the proof and the signed checkpoint, which anyone can verify offline. Null until it is in the log.',
    scope: 'read',
    input: Type.Object({ workId: IdArgument('Id of the work.') }, { additionalProperties: false }),
    example: { workId: Example },
  }),
  verb({
    name: 'search',
    chinese: '搜索',
    english: 'Search the site for one kind of thing; answers ids, titles and page paths.',
    scope: 'read',
    input: Type.Object(
      {
        text: Type.String({ minLength: 1, maxLength: 200 }),
        kind: Type.Enum([
          'COMPETITION',
          'PROJECT',
          'DATASET',
          'POST',
          'COLUMN',
          'CHANNEL',
          'ACTIVITY',
          'MEMBER',
        ]),
        ...Paged,
      },
      { additionalProperties: false },
    ),
    example: { text: '企鹅', kind: 'COMPETITION' },
  }),
  verb({
    name: 'topic',
    chinese: '阅读帖子',
    english:
      'Read a forum post and its replies, by cursor. Find posts with `search` and kind POST.',
    scope: 'read',
    input: Type.Object(
      {
        id: IdArgument('Id of the post.'),
        first: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 20 })),
        after: Type.Optional(
          Type.String({ maxLength: 200, description: '`endCursor` of the page before.' }),
        ),
      },
      { additionalProperties: false },
    ),
    example: { id: Example },
  }),
  verb({
    name: 'project',
    chinese: '阅读项目',
    english:
      'Read a project: its notebooks and versions. Download a version at /exports/projects/<version id> with the same Bearer token.',
    scope: 'read',
    input: Type.Object({ id: IdArgument('Id of the project.') }, { additionalProperties: false }),
    example: { id: Example },
  }),
  verb({
    name: 'dataset',
    chinese: '阅读数据集',
    english:
      'Read a dataset: description, licence, versions, and its files with SHA-256 and site-relative URLs. Fetch a URL with the same Bearer token.',
    scope: 'read',
    input: Type.Object(
      {
        id: IdArgument('Id of the dataset.'),
        version: Type.Optional(
          Type.Integer({ minimum: 1, maximum: 100_000, description: 'Newest where absent.' }),
        ),
      },
      { additionalProperties: false },
    ),
    example: { id: Example },
  }),
  verb({
    name: 'me',
    chinese: '我的身份、比赛与用量',
    english:
      'Read whom this token acts for, the competitions that they entered, and what the token may do and has left today.',
    scope: 'read',
    input: Type.Object({ ...Paged }, { additionalProperties: false }),
    example: {},
  }),
];
