import { addScoredTask, makeDraft, period, publish } from '../e2e/support/drafts.ts';
import { register } from '../contract/support/penguins.ts';
import { accounts, PASSWORD } from '../support/demo.ts';
import { GraphqlClient } from '../support/graphql.ts';
import { zipOf } from '../support/zip.ts';
import type { Action, LoadMember } from './actions.ts';
import type { Author } from './ledger.ts';

const ROWS = 8;
const rows = Array.from({ length: ROWS }, (_, row) => row);
const solution = [
  'id,label,part',
  ...rows.map((row) => `${row},a,${row % 2 ? 'public' : 'private'}`),
].join('\n');
/** A result on which the metric never comes to an end. */
const hanging = ['id,label', ...rows.map((row) => `${row},hang`)].join('\n');
/** 64 MiB of nothing in some kilobytes. */
const bomb = Buffer.from(zipOf({ 'bomb.csv': Buffer.alloc(64 * 1024 * 1024) }));

const customMetric = {
  name: '停不下来',
  description: '遇到 hang 就不再返回',
  isHigherBetter: true,
  best: 1,
  worst: 0,
  values: 'TEXT',
  truthColumns: [],
  publishesSource: false,
  source: `function score(rows) {
    for (let i = 0; i < rows.count; i += 1) while (rows.prediction.label[i] === 'hang');
    return 0.5;
  }`,
};

/** Has the task scored by a metric that hangs on some results. */
const letHang = (organizer: GraphqlClient, taskId: string) =>
  organizer.ask(
    'mutation ($input: UpdateCompetitionTaskInput!) { updateCompetitionTask(input: $input) { id } }',
    {
      input: {
        taskId,
        task: {
          name: '停不下来',
          description: '',
          ...period,
          isClosedForSubmissions: false,
          submissionNotice: '',
          showsLeaderboard: true,
          showsPrivateLeaderboard: false,
          fileKeys: [],
          objective: {
            acceptExts: ['.csv'],
            sizeLimit: 64,
            idColumn: 'id',
            targetColumn: 'label',
            metric: 'CUSTOM',
            customMetric,
          },
        },
      },
    },
  );

/** Works that each member hands in of a kind, at most: the lane of programs does one in 20 s. */
const MOST = 3;

/**
 * Makes a competition in which members do harm: results on which its own metric hangs, and ZIP
 * bombs. Answers what they do, beside what the others do.
 */
export const hostileActions = async (
  url: string,
  members: readonly LoadMember[],
): Promise<Action[]> => {
  const organizer = new GraphqlClient(url);
  await organizer.signIn(accounts.organizer, PASSWORD);
  const { competitionId, stageId } = await makeDraft(organizer, '停不下来的比赛');
  const hangs = await addScoredTask(organizer, stageId, { name: '停不下来', solution });
  await letHang(organizer, hangs);
  const bombed = await addScoredTask(organizer, stageId, { name: '压缩炸弹', solution });
  await publish(organizer, competitionId);
  for (const { clients } of members)
    if (clients[0]) await register(clients[0], competitionId).catch(() => undefined);

  const sending = (
    name: string,
    taskId: string,
    file: string,
    content: string | Buffer<ArrayBuffer>,
  ): Action => {
    const sent = new Map<string, number>();
    return {
      name,
      weight: 1,
      async run({ member, client }) {
        const before = sent.get(member.id) ?? 0;
        if (before >= MOST) return;
        sent.set(member.id, before + 1);
        const { status, body } = await client.upload(file, content);
        if (status !== 200) throw new Error(JSON.stringify(body));
        const { url: _url, ...result } = body;
        await client.ask(
          'mutation ($input: SubmitWorkInput!) { submitWork(input: $input) { id } }',
          { input: { taskId, result } },
        );
      },
    };
  };
  return [
    sending('submit what hangs', hangs, 'result.csv', hanging),
    sending('submit a ZIP bomb', bombed, 'result.zip', bomb),
  ];
};

/** Time within which the works of others are to be scored after the end, in milliseconds. */
const WITHIN = 15_000;

/**
 * Waits until nothing of a task waits to be scored; answers the seconds, or names the members whose
 * works have starved.
 */
export const scoredAll = async (
  authors: readonly Author[],
  taskId: string,
): Promise<{ seconds: number; starved: string[] }> => {
  const from = performance.now();
  const waits = async ({ clients: [client] }: Author): Promise<boolean> => {
    const { competitionTask } = await (client as GraphqlClient).ask<{
      competitionTask: { works: { items: { status: string }[] } };
    }>(
      'query ($id: ID!) { competitionTask(id: $id) { works(perPage: 50) { items { status } } } }',
      { id: taskId },
    );
    return competitionTask.works.items.some(({ status }) => status === 'PENDING');
  };
  for (;;) {
    const states = await Promise.all(authors.map(waits));
    const took = performance.now() - from;
    const starved = authors.filter((_, index) => states[index]).map(({ account }) => account);
    if (starved.length === 0 || took > WITHIN) return { seconds: took / 1_000, starved };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};
