import { asc, eq } from 'drizzle-orm';
import {
  eventWordOf,
  kindOf,
} from '@whaletide/schema/domains/competitions/rules/competition-kind.ts';
import { cloneNameProblem, cloneShift } from '@whaletide/schema/domains/managing/rules/cloning.ts';
import type { Transaction } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { newId } from '#ids.ts';
import { refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { requireOwner } from '../competitions/store/access.ts';
import { changeStage, insertCompetition, insertStage } from '../competitions/store/changes.ts';
import { lockManaged } from '../competitions/store/lock.ts';
import { putTutors, tutorsOf } from '../competitions/store/tutors.ts';
import type { CompetitionPart, Copying } from '../competitions/store/carried.ts';
import { type CompetitionRow, stages, tasks } from '../competitions/tables.ts';
import { actedBy, ofCompetition, record } from '../moderation/store.ts';
import { copyTask } from './task-cloning.ts';

type Shifted = Copying['shifted'];

/** Moves times by so many milliseconds; none stays none. */
const shiftedBy =
  (shift: number): Shifted =>
  <T extends Date | null>(time: T) =>
    (time === null ? time : new Date(time.getTime() + shift)) as T;

/** The settings of the copy; what others did, or an administrator of the site gave it, stays behind. */
const copiedSettings = (
  source: CompetitionRow,
  { shifted, now }: { shifted: Shifted; now: Date },
) => ({
  ...source,
  usersNumber: 0,
  teamsNumber: 0,
  worksNumber: 0,
  sticky: false,
  sequence: 0,
  published: false,
  finalRanking: false,
  rankingPaidDate: null,
  rankingDate: null,
  updateDate: now,
  startDate: shifted(source.startDate),
  endDate: shifted(source.endDate),
  registerEndDate: shifted(source.registerEndDate),
  liveStartDate: shifted(source.liveStartDate),
  liveEndDate: shifted(source.liveEndDate),
  tabs: source.tabs.map((tab) => ({ ...tab, _id: newId(now.getTime()) })),
});

type Draft = Pick<Copying, 'to' | 'shifted'>;

/** Copies the stages, closed boards and all; answers the ids of the copies by those of the stages. */
const copyStages = async (
  tx: Transaction,
  { now }: Services,
  from: string,
  { to, shifted }: Draft,
): Promise<Map<string, string>> => {
  const rows = await tx.select().from(stages).where(eq(stages.competitionId, from));
  const copies = new Map<string, string>();
  for (const row of rows) {
    const copy = {
      ...row,
      id: newId(now().getTime()),
      competitionId: to,
      startDate: shifted(row.startDate),
      endDate: shifted(row.endDate),
      // Named once all of them are there.
      beginsAfter: null,
      showPrivateLeaderboard: false,
      privateOpenedDate: null,
    };
    await insertStage(tx, copy);
    copies.set(row.id, copy.id);
  }
  for (const { id, beginsAfter } of rows) {
    const [copy, previous] = [copies.get(id), beginsAfter && copies.get(beginsAfter)];
    if (copy && previous) await changeStage(tx, copy, { beginsAfter: previous });
  }
  return copies;
};

/** Copies the tasks into the copied stages; answers the ids of the copies by those of the tasks. */
const copyTasks = async (
  tx: Transaction,
  services: Services,
  { from, stageIds }: { from: string; stageIds: ReadonlyMap<string, string> },
  { to, shifted }: Draft,
): Promise<Map<string, string>> => {
  const rows = await tx
    .select()
    .from(tasks)
    .where(eq(tasks.competitionId, from))
    .orderBy(asc(tasks.position), asc(tasks.id));
  const copies = new Map<string, string>();
  for (const row of rows) {
    const stageId = stageIds.get(row.stageId);
    if (stageId === undefined) throw new Error(`task ${row.id} has no stage of its competition`);
    const copy = await copyTask(tx, services, row, { competitionId: to, stageId, shifted });
    copies.set(row.id, copy.id);
  }
  return copies;
};

/**
 * Makes a draft of the caller's out of a competition, all of it or nothing, and answers its id. Files
 * are named by both: none of the two takes them away from the other.
 * @throws Refusal as the contract says
 */
export const cloneCompetition = (
  services: Services,
  caller: Caller,
  parts: readonly CompetitionPart[],
  { competitionId, name }: { competitionId: string; name: string },
): Promise<string> =>
  services.database.transaction(async (tx) => {
    const { now } = services;
    const source = await lockManaged(tx, caller, competitionId);
    await requireOwner(tx, caller, source);
    refuseIf(cloneNameProblem(name, eventWordOf(kindOf(source))));
    const id = newId(now().getTime());
    const shifted = shiftedBy(cloneShift(source.startDate, now()));
    const settings = copiedSettings(source, { shifted, now: now() });
    await insertCompetition(tx, { ...settings, id, name: name.trim(), organizerId: caller.id });
    const tutors = await tutorsOf(tx, [competitionId]);
    await putTutors(tx, id, tutors.get(competitionId) ?? []);
    const copying = { to: id, shifted };
    const stageIds = await copyStages(tx, services, competitionId, copying);
    const from = { from: competitionId, stageIds };
    const taskIds = await copyTasks(tx, services, from, copying);
    const copied = { from: competitionId, ...copying, stageIds, taskIds };
    for (const { copy } of parts) await copy?.(tx, services, copied);
    await record(tx, actedBy(caller, now), {
      action: 'cloning.competition',
      ...ofCompetition({ id, name: name.trim() }),
      after: { from: competitionId, stages: stageIds.size, tasks: taskIds.size },
    });
    return id;
  });
