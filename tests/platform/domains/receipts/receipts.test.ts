import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { checkReceipt } from '@whaletide/schema/domains/receipts/rules/check-receipt.ts';
import { fromBase64, sameBytes, utf8 } from '@whaletide/schema/domains/receipts/rules/bytes.ts';
import { isConsistent } from '@whaletide/schema/domains/receipts/rules/merkle-proofs.ts';
import { leafHash } from '@whaletide/schema/domains/receipts/rules/merkle-tree.ts';
import { receiptText } from '@whaletide/schema/domains/receipts/rules/receipt-file.ts';
import { toReceipt } from '@whaletide/schema/domains/receipts/rules/receipt-of.ts';
import { type Checkpoint, logCalls } from '@whaletide/schema/domains/receipts/rest.ts';
import { outcomeCalls } from '@whaletide/schema/domains/managing/rest/outcome.ts';
import { reviewingCalls } from '@whaletide/schema/domains/submissions/rest/reviewing.ts';
import { workStatus } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { tasks, taskSolutions } from '#platform/src/domains/competitions/tables.ts';
import { checkLog } from '#platform/src/domains/receipts/store/checking.ts';
import { logLeaves } from '#platform/src/domains/receipts/tables.ts';
import { logScores } from '#platform/src/domains/submissions/store/logging.ts';
import { works } from '#platform/src/domains/submissions/tables.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import { tools } from '#tests/support/receipt-log.ts';
import { receiptOf } from '#tests/platform/support/receipts.ts';
import {
  endCompetition,
  makeCompetition,
  objective,
  resultFile,
  type TestCompetition,
} from '#tests/platform/support/competition.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { enter, reviewed, submit } from '#tests/platform/support/submitting.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ env: { JOB_POLL_MS: '20' } });
});
afterAll(() => platform.close());

const checkpoint = () => platform.call(logCalls.checkpoint, {});
const scored = async (competition: TestCompetition, token: string, file: string) => {
  const { _id } = await submit(platform, competition, token, file);
  return reviewed(platform, token, _id);
};
const check = async (token: string, workId: string, file: string) => {
  const { Key } = await checkpoint();
  const receipt = utf8(receiptText(toReceipt(await receiptOf(platform, token, workId))));
  return checkReceipt(tools, { receipt, file: utf8(file), trusted: Key });
};
/** Leaves of a work as they are kept, the first one first. */
const leavesOf = async (workId: string) => {
  const rows = await platform.database.db
    .select()
    .from(logLeaves)
    .where(eq(logLeaves.workId, workId))
    .orderBy(logLeaves.index);
  return rows.map(({ index, leaf }) => ({
    index,
    ...(JSON.parse(leaf) as { kind: string; public: number[] | null; replaces: number | null }),
  }));
};
const rescored = async ({ taskId, organizer }: TestCompetition, workId: string) => {
  const known = (await leavesOf(workId)).length;
  await platform.call(reviewingCalls.rescore, { params: { id: taskId }, body: {} }, organizer);
  await waitFor('the new leaf', async () => (await leavesOf(workId)).length > known || undefined);
};
const head = ({ Size, Root }: Checkpoint) => ({ size: Size, root: fromBase64(Root) ?? utf8('') });

describe('a scored work', () => {
  let competition: TestCompetition;
  let own: Awaited<ReturnType<typeof enter>>;
  let work: Awaited<ReturnType<typeof scored>>;
  beforeAll(async () => {
    competition = await makeCompetition(platform, { task: { protectsBoard: false } });
    own = await enter(platform, competition, 'receipts');
    work = await scored(competition, own.token, resultFile(3, 2));
  });

  it('has a receipt that is right with its file, and with no other', async () => {
    const { problems, facts } = await check(own.token, work._id, resultFile(3, 2));
    expect(problems).toEqual([]);
    expect(facts).toMatchObject({
      work: work._id,
      task: competition.taskId,
      metric: 'accuracy',
      public: [0.75],
      scorer: 'platform',
      replaces: null,
    });
    expect((await check(own.token, work._id, resultFile(3, 1))).problems).toEqual(['file']);
  });

  it('shows it to its team and to managers, and to nobody else', async () => {
    const other = await enter(platform, competition, 'receipts2');
    const query = { ids: work._id };
    const { organizer } = competition;
    const ask = (caller: { token: string }) => platform.call(logCalls.receipts, { query }, caller);
    expect((await ask(organizer)).data).toHaveLength(1);
    expect((await ask(other)).data).toEqual([]);
    expect((await platform.refusal(logCalls.receipts, { query })).code).toBe('UNAUTHENTICATED');
  });

  it('keeps its leaf when it is scored again, and gets another that names it', async () => {
    const before = await checkpoint();
    await rescored(competition, work._id);
    const [first, second, ...more] = await leavesOf(work._id);
    expect(more).toEqual([]);
    expect(second).toMatchObject({ kind: 'scored', replaces: first?.index });
    const after = await checkpoint();
    const query = { First: before.Size, Size: after.Size };
    const { data } = await platform.call(logCalls.consistency, { query });
    const proof = data.map((hash) => fromBase64(hash) ?? utf8(''));
    const { sha256 } = tools;
    expect(await isConsistent(sha256, head(before), head(after), proof)).toBe(true);
    const earlier = { ...head(before), root: await sha256(utf8('another')) };
    expect(await isConsistent(sha256, earlier, head(after), proof)).toBe(false);
  });

  it('tells that it has no score any more where its file became wrong', async () => {
    const { db } = platform.database;
    const solution = eq(taskSolutions.taskId, competition.taskId);
    const [before] = await db.select().from(taskSolutions).where(solution);
    const csv = `${before?.csv}\n9,a,private`;
    await db.update(taskSolutions).set({ csv }).where(solution);
    await rescored(competition, work._id);
    expect((await leavesOf(work._id)).at(-1)).toMatchObject({ kind: 'failed', public: null });
    const { problems, facts } = await check(own.token, work._id, resultFile(3, 2));
    // Nothing is known of a file that couldn't be scored.
    expect(problems).toEqual(['file']);
    expect(facts).toMatchObject({ kind: 'failed', file: null, private: null });
    await db
      .update(taskSolutions)
      .set({ csv: before?.csv ?? '' })
      .where(solution);
    await rescored(competition, work._id);
    expect((await check(own.token, work._id, resultFile(3, 2))).problems).toEqual([]);
  });

  it('keeps its last leaf when it is taken out, and while others are scored again', async () => {
    const out = await scored(competition, own.token, resultFile(1));
    const body = { Status: workStatus.invalidated, Reason: '违规' };
    const { organizer } = competition;
    await platform.call(reviewingCalls.setStatus, { params: { id: out._id }, body }, organizer);
    const before = await leavesOf(out._id);
    expect(before).toHaveLength(1);
    await platform.database.transaction((tx) => {
      logScores(tx, [out._id]);
      return Promise.resolve();
    });
    expect(await leavesOf(out._id)).toEqual(before);
  });

  it('stays in the log when it is deleted', async () => {
    const extra = await scored(competition, own.token, resultFile(2));
    await platform.call(
      reviewingCalls.remove,
      { params: { id: extra._id } },
      competition.organizer,
    );
    expect(await leavesOf(extra._id)).toHaveLength(1);
    expect((await checkLog(platform.database.db)).problems).toEqual([]);
  });
});

it('a file that is wrong has no receipt', async () => {
  const competition = await makeCompetition(platform);
  const { token } = await enter(platform, competition, 'receiptless');
  const work = await scored(competition, token, 'id,label\n1,a\n');
  expect(work.Status).toBe(workStatus.fileError);
  const query = { ids: work._id };
  expect((await platform.call(logCalls.receipts, { query }, { token })).data).toEqual([]);
});

it('a protected board’s leaf says of a hidden score that it is hidden, until it is shown', async () => {
  const competition = await makeCompetition(platform, {
    task: { protectsBoard: true, objective: { ...objective, dailyLimit: null, totalLimit: null } },
  });
  const { token } = await enter(platform, competition, 'receipts-ladder');
  const first = await scored(competition, token, resultFile(4));
  platform.clock.advance(1_000);
  const hidden = await scored(competition, token, resultFile(4, 3));
  expect(hidden.ObjectiveWorkInfo?.NoImprovement).toBe(true);
  expect((await leavesOf(first._id)).map((leaf) => leaf.public)).toEqual([[1]]);
  expect((await leavesOf(hidden._id)).map((leaf) => leaf.public)).toEqual([null]);
});

describe('private scores', () => {
  let competition: TestCompetition;
  let token: string;
  let work: Awaited<ReturnType<typeof scored>>;
  beforeAll(async () => {
    competition = await makeCompetition(platform, { task: { protectsBoard: false } });
    ({ token } = await enter(platform, competition, 'receipts-private'));
    work = await scored(competition, token, resultFile(4, 1));
  });
  const ofLog = async () => {
    const query = { page: 1, perPage: 100 };
    const { data } = await platform.call(logCalls.leaves, { query });
    const [index] = (await leavesOf(work._id)).map((leaf) => leaf.index);
    return data.find(({ Index }) => Index === index);
  };

  it('are told by no receipt and no leaf before they are open, to managers neither', async () => {
    const { organizer } = competition;
    for (const caller of [token, organizer.token]) {
      const receipt = await receiptOf(platform, caller, work._id);
      expect(receipt.Opening).toBeNull();
      expect(receiptText(toReceipt(receipt))).not.toContain('0.25');
    }
    expect(await ofLog()).toMatchObject({ Leaf: null, Opening: null });
  });

  it('are open to everyone with the final ranking and the private board', async () => {
    await endCompetition(platform, competition.id);
    const [row] = await platform.database.db
      .select({ team: works.teamId })
      .from(works)
      .where(eq(works.id, work._id));
    const ranked = { Team: row?.team ?? '', Reward: '', Coins: 0 };
    const Source = { Stage: competition.stageId, Task: competition.taskId };
    const params = { id: competition.id };
    const body = { Ranking: [ranked], Source };
    await platform.call(outcomeCalls.publishRanking, { params, body }, competition.organizer);
    expect(await ofLog()).toMatchObject({ Leaf: null, Opening: null });
    await platform.database.db
      .update(tasks)
      .set({ showPrivateLeaderboard: true, privateOpenedDate: platform.clock.now })
      .where(eq(tasks.id, competition.taskId));
    const leaf = await ofLog();
    expect(leaf).toMatchObject({ Opening: { scores: '[0.25]' } });
    const hash = await leafHash(tools.sha256, utf8(leaf?.Leaf ?? ''));
    expect(sameBytes(hash, fromBase64(leaf?.Hash ?? '') ?? utf8(''))).toBe(true);
    expect((await check(token, work._id, resultFile(4, 1))).problems).toEqual([]);
    const receipt = toReceipt(await receiptOf(platform, token, work._id));
    const opening = receipt.opening && { ...receipt.opening, scores: '[0.75]' };
    const lied = utf8(receiptText({ ...receipt, opening }));
    const { problems } = await checkReceipt(tools, { receipt: lied, file: null, trusted: null });
    expect(problems).toEqual(['private']);
  });
});

it('the log can’t be changed', async () => {
  const { db } = platform.database;
  await expect(db.delete(logLeaves)).rejects.toThrow();
  await expect(db.update(logLeaves).set({ leaf: '' })).rejects.toThrow();
});

it('asks for sizes that the log has', async () => {
  const { Size } = await checkpoint();
  for (const query of [
    { First: 1, Size: Size + 1 },
    { First: Size, Size: Size - 1 },
  ])
    expect((await platform.refusal(logCalls.consistency, { query })).code).toBe('NOT_FOUND');
  const query = { First: 0, Size: -1 };
  expect((await platform.refusal(logCalls.consistency, { query })).code).toBe('BAD_USER_INPUT');
});
