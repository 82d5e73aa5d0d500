import { and, count, eq, max, notInArray } from 'drizzle-orm';
import type {
  GroupSettings,
  LeaderboardGroup,
} from '@whaletide/schema/domains/leaderboards/rest/leaderboard-groups.ts';
import {
  groupLimits,
  groupProblem,
} from '@whaletide/schema/domains/leaderboards/rules/leaderboard-groups.ts';
import type { Handle, Transaction } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { newId } from '#ids.ts';
import { conflict, notFound, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { lockManaged } from '../competitions/store/lock.ts';
import { type CompetitionRow, tasks } from '../competitions/tables.ts';
import { actedBy, ofCompetition, record } from '../moderation/store.ts';
import { groupDocuments, groupsBy } from './store/groups.ts';
import { type GroupRow, groupLeaderboards, leaderboardGroups } from './tables.ts';

const check = ({ Name, leaderboards }: GroupSettings) =>
  refuseIf(
    groupProblem({
      name: Name,
      leaderboards: leaderboards.map((board) => ({
        name: board.Name,
        startsAt: board.StartDate,
        endsAt: board.EndDate,
      })),
    }),
  );

const dateOf = (time: string | null) => (time === null ? null : new Date(time));

const documentOf = async (db: Handle, id: string): Promise<LeaderboardGroup> => {
  const [group] = await groupDocuments(db, await groupsBy(db, {}, eq(leaderboardGroups.id, id)));
  if (!group) throw notFound('榜单分组');
  return group;
};

/** Makes the group's boards those of the settings; boards that stay keep their teams. */
const setBoards = async (tx: Transaction, groupId: string, { leaderboards }: GroupSettings) => {
  const kept = leaderboards.flatMap(({ _id }) => _id ?? []);
  const own = await tx
    .select({ id: groupLeaderboards.id })
    .from(groupLeaderboards)
    .where(eq(groupLeaderboards.groupId, groupId));
  const known = new Set(own.map(({ id }) => id));
  if (kept.some((id) => !known.has(id)) || new Set(kept).size < kept.length)
    throw notFound('榜单', 'leaderboards');
  await tx
    .delete(groupLeaderboards)
    .where(
      and(
        eq(groupLeaderboards.groupId, groupId),
        kept.length > 0 ? notInArray(groupLeaderboards.id, kept) : undefined,
      ),
    );
  for (const [position, board] of leaderboards.entries()) {
    const columns = {
      name: board.Name.trim(),
      activated: board.IsActivated,
      startDate: dateOf(board.StartDate),
      endDate: dateOf(board.EndDate),
      allTeams: board.AllTeams,
      position,
    };
    await (board._id === undefined
      ? tx.insert(groupLeaderboards).values({ id: newId(), groupId, ...columns })
      : tx.update(groupLeaderboards).set(columns).where(eq(groupLeaderboards.id, board._id)));
  }
};

/** @throws Refusal as the contract says */
export const createGroup = (
  { database, now }: Services,
  caller: Caller,
  taskId: string,
  input: GroupSettings,
): Promise<LeaderboardGroup> =>
  database.transaction(async (tx) => {
    const [task] = await tx.select().from(tasks).where(eq(tasks.id, taskId));
    if (!task) throw notFound('任务');
    const competition = await lockManaged(tx, caller, task.competitionId);
    check(input);
    const [own] = await tx
      .select({ rows: count(), last: max(leaderboardGroups.position) })
      .from(leaderboardGroups)
      .where(eq(leaderboardGroups.taskId, taskId));
    if ((own?.rows ?? 0) >= groupLimits.groups)
      throw conflict(`一个任务最多${groupLimits.groups}个榜单分组`);
    const id = newId();
    const { Name, IsActivated } = input;
    const position = (own?.last ?? -1) + 1;
    await tx
      .insert(leaderboardGroups)
      .values({ id, taskId, name: Name.trim(), activated: IsActivated, position });
    await setBoards(tx, id, input);
    await record(tx, actedBy(caller, now), {
      action: 'leaderboardGroups.create',
      ...ofCompetition(competition, Name.trim()),
      after: input,
    });
    return documentOf(tx, id);
  });

/** The group, while its managers' changes take their turn. */
const lockGroup = async (
  tx: Transaction,
  caller: Caller,
  id: string,
): Promise<{ group: GroupRow; competition: CompetitionRow }> => {
  const find = async () => {
    const [found] = await tx
      .select({ group: leaderboardGroups, competitionId: tasks.competitionId })
      .from(leaderboardGroups)
      .innerJoin(tasks, eq(tasks.id, leaderboardGroups.taskId))
      .where(eq(leaderboardGroups.id, id));
    if (!found) throw notFound('榜单分组');
    return found;
  };
  const competition = await lockManaged(tx, caller, (await find()).competitionId);
  return { group: (await find()).group, competition };
};

/** @throws Refusal as the contract says */
export const updateGroup = (
  { database, now }: Services,
  caller: Caller,
  id: string,
  input: GroupSettings,
): Promise<LeaderboardGroup> =>
  database.transaction(async (tx) => {
    const { group, competition } = await lockGroup(tx, caller, id);
    check(input);
    const before = await documentOf(tx, id);
    await tx
      .update(leaderboardGroups)
      .set({ name: input.Name.trim(), activated: input.IsActivated })
      .where(eq(leaderboardGroups.id, id));
    await setBoards(tx, id, input);
    const after = await documentOf(tx, id);
    await record(tx, actedBy(caller, now), {
      action: 'leaderboardGroups.update',
      ...ofCompetition(competition, group.name),
      before,
      after,
    });
    return after;
  });

/** @throws Refusal NOT_FOUND, FORBIDDEN */
export const removeGroup = (
  { database, now }: Services,
  caller: Caller,
  id: string,
): Promise<void> =>
  database.transaction(async (tx) => {
    const { group, competition } = await lockGroup(tx, caller, id);
    await tx.delete(leaderboardGroups).where(eq(leaderboardGroups.id, id));
    await record(tx, actedBy(caller, now), {
      action: 'leaderboardGroups.remove',
      ...ofCompetition(competition, group.name),
      before: group,
    });
  });
