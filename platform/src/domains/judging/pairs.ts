import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type {
  JudgingPair,
  PairOutcome,
  PairTurn,
} from '@whaletide/schema/domains/judging/rest/reviewing.ts';
import { nextPair } from '@whaletide/schema/domains/judging/rules/models/next-pair.ts';
import type { Handle, Transaction } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { newId } from '#ids.ts';
import { conflict, notFound } from '#refusal.ts';
import type { Services } from '#services.ts';
import { toAssignedWork } from './presenters.ts';
import { pairsOf, toGivenPairs } from './store/given-pairs.ts';
import { conflictsOf } from './store/judges.ts';
import { lockOwnTask, type OwnTask, progressOf } from './store/own.ts';
import { contentsOf, type JudgedWork, judgedWorks } from './store/works.ts';
import { judgingPairs, type JudgingPairRow } from './tables.ts';

/** Number made of the last digits of an id. */
const saltOf = (id: string): number => Number.parseInt(id.slice(-7), 16);

const ofJudge = ({ judging, judge }: OwnTask) =>
  and(eq(judgingPairs.taskId, judging.taskId), eq(judgingPairs.judgeId, judge.judgeId));

/** The works of a task that the judge may compare. */
const allowedOf = async (db: Handle, own: OwnTask, found: readonly JudgedWork[]) => {
  const { judgeId } = own.judge;
  const between = await conflictsOf(db, { taskId: own.task.id, judges: [judgeId], found });
  return found.flatMap(({ id }, place) => (between(judgeId, id) === null ? [place] : []));
};

/** The judge's open pair, as long as both works are judged and free of conflicts; others are let go. */
const openPair = async (
  tx: Transaction,
  own: OwnTask,
  usable: ReadonlySet<string>,
): Promise<JudgingPairRow | null> => {
  const [open] = await tx
    .select()
    .from(judgingPairs)
    .where(and(ofJudge(own), isNull(judgingPairs.outcome)));
  if (!open) return null;
  if (usable.has(open.leftId) && usable.has(open.rightId)) return open;
  await tx.delete(judgingPairs).where(eq(judgingPairs.id, open.id));
  return null;
};

/**
 * Hands out the pair that tells most, among those that the judge hasn't had; null once the judge has
 * done their share, or has seen all. The caller holds the task's lock, so that of several judges at
 * once each knows what the others have open.
 */
const claim = async (
  tx: Transaction,
  own: OwnTask,
  now: Date,
): Promise<{ pair: JudgingPairRow | null; found: JudgedWork[] }> => {
  const { judging, judge } = own;
  const found = await judgedWorks(tx, judging.taskId);
  const allowed = await allowedOf(tx, own, found);
  const usable = new Set(allowed.flatMap((place) => found[place]?.id ?? []));
  const open = await openPair(tx, own, usable);
  if (open) return { pair: open, found };
  const { assigned, done } = await progressOf(tx, own);
  if (done >= assigned) return { pair: null, found };
  const rows = await pairsOf(tx, judging.taskId);
  const placeOf = new Map(found.map(({ id }, place) => [id, place]));
  const places = ({ leftId, rightId }: JudgingPairRow) => {
    const [left, right] = [placeOf.get(leftId), placeOf.get(rightId)];
    return left === undefined || right === undefined ? [] : [{ left, right }];
  };
  const next = nextPair({
    works: found.length,
    pairs: toGivenPairs(rows, placeOf, new Map()),
    open: rows.filter(({ outcome }) => outcome === null).flatMap(places),
    allowed,
    seen: rows.filter(({ judgeId }) => judgeId === judge.judgeId).flatMap(places),
    salt: saltOf(judge.judgeId),
  });
  const [left, right] = next ? [found[next.left], found[next.right]] : [];
  if (!left || !right) return { pair: null, found };
  const [pair] = await tx
    .insert(judgingPairs)
    .values({
      id: newId(now.getTime()),
      taskId: judging.taskId,
      judgeId: judge.judgeId,
      leftId: left.id,
      rightId: right.id,
      claimDate: now,
    })
    .returning();
  return { pair: pair ?? null, found };
};

const toPair = async (
  db: Handle,
  { judging }: OwnTask,
  pair: JudgingPairRow,
  found: readonly JudgedWork[],
): Promise<JudgingPair> => {
  const contents = await contentsOf(db, [pair.leftId, pair.rightId]);
  const side = (id: string) =>
    toAssignedWork(judging, {
      number: found.find((work) => work.id === id)?.number ?? 0,
      answers: [],
      teamName: '',
      ...contents.get(id),
      review: undefined,
    });
  return { _id: pair.id, Left: side(pair.leftId), Right: side(pair.rightId) };
};

/** The judge's answered pair of the latest answer; undefined where there is none. */
const lastAnswered = async (db: Handle, own: OwnTask): Promise<JudgingPairRow | undefined> => {
  const [last] = await db
    .select()
    .from(judgingPairs)
    .where(and(ofJudge(own), isNotNull(judgingPairs.outcome)))
    .orderBy(desc(judgingPairs.answerDate), desc(judgingPairs.id))
    .limit(1);
  return last;
};

/** The judge's turn: the open pair, or the next. */
const turnOf = async (tx: Transaction, own: OwnTask, now: Date): Promise<PairTurn> => {
  const { pair, found } = await claim(tx, own, now);
  const { assigned, done } = await progressOf(tx, own);
  return {
    Task: own.task.id,
    Pair: pair && (await toPair(tx, own, pair, found)),
    Done: done,
    Assigned: assigned,
    Undoable: (await lastAnswered(tx, own)) !== undefined,
  };
};

const lockPairs = async (tx: Transaction, caller: Caller, taskId: string): Promise<OwnTask> => {
  const own = await lockOwnTask(tx, caller, taskId);
  if (own.judging.mode !== 'pairs') throw conflict('该任务按评分细则评审');
  return own;
};

/** The pair that the member compares next. @throws as lockOwnTask, CONFLICT for a rubric */
export const claimPair = (
  { database, now }: Services,
  caller: Caller,
  taskId: string,
): Promise<PairTurn> =>
  database.transaction(async (tx) => turnOf(tx, await lockPairs(tx, caller, taskId), now()));

/** Answers the open pair and hands out the next. @throws Refusal NOT_FOUND for another's, CONFLICT */
export const answerPair = (
  { database, now }: Services,
  caller: Caller,
  { pairId, outcome }: { pairId: string; outcome: PairOutcome },
): Promise<PairTurn> =>
  database.transaction(async (tx) => {
    const own = and(eq(judgingPairs.id, pairId), eq(judgingPairs.judgeId, caller.id));
    const [known] = await tx.select().from(judgingPairs).where(own);
    if (!known) throw notFound('比较');
    const task = await lockPairs(tx, caller, known.taskId);
    const [pair] = await tx.select().from(judgingPairs).where(own);
    if (!pair) throw notFound('比较');
    if (pair.outcome !== null && pair.outcome !== outcome) throw conflict('这一对作品已经比较过了');
    if (pair.outcome === null)
      await tx.update(judgingPairs).set({ outcome, answerDate: now() }).where(own);
    return turnOf(tx, task, now());
  });

/** Opens the pair again that the member answered last. @throws as claimPair, CONFLICT for none */
export const undoPair = (
  { database, now }: Services,
  caller: Caller,
  taskId: string,
): Promise<PairTurn> =>
  database.transaction(async (tx) => {
    const own = await lockPairs(tx, caller, taskId);
    const last = await lastAnswered(tx, own);
    if (!last) throw conflict('没有可以撤销的比较');
    await tx.delete(judgingPairs).where(and(ofJudge(own), isNull(judgingPairs.outcome)));
    await tx
      .update(judgingPairs)
      .set({ outcome: null, answerDate: null })
      .where(eq(judgingPairs.id, last.id));
    return turnOf(tx, own, now());
  });
