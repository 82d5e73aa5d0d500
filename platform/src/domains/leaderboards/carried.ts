import { asc, inArray, or } from 'drizzle-orm';
import { type Static, Type } from 'typebox';
import { leaderboardGroupCalls } from '@whaletide/schema/domains/leaderboards/rest/leaderboard-groups.ts';
import { Nullable } from '@whaletide/schema/shared/rest/common.ts';
import type { Handle } from '#database/database.ts';
import { newId } from '#ids.ts';
import { type CompetitionPart, documentOf, placeAt } from '../competitions/store/carried.ts';
import { createGroup } from './group-managing.ts';
import { boardTemplates, groupLeaderboards, leaderboardGroups } from './tables.ts';
import { setTemplate } from './templates.ts';

const Template = Nullable(Type.String({ maxLength: 200_000 }));
const Document = Type.Object({
  /** In the order of the description, those without anything too. */
  Stages: Type.Array(Type.Object({ Template }), { maxItems: 1_000 }),
  Tasks: Type.Array(
    Type.Object({
      Template,
      Groups: Type.Array(leaderboardGroupCalls.update.body, { maxItems: 100 }),
    }),
    { maxItems: 1_000 },
  ),
});
const check = documentOf<Static<typeof Document>>(Document, '榜单');

const groupsOf = (db: Handle, taskIds: readonly string[]) =>
  db
    .select()
    .from(leaderboardGroups)
    .where(inArray(leaderboardGroups.taskId, [...taskIds]))
    .orderBy(asc(leaderboardGroups.position), asc(leaderboardGroups.id));

const boardsOf = (db: Handle, groupIds: readonly string[]) =>
  db
    .select()
    .from(groupLeaderboards)
    .where(inArray(groupLeaderboards.groupId, [...groupIds]))
    .orderBy(asc(groupLeaderboards.position), asc(groupLeaderboards.id));

const templatesOf = (db: Handle, taskIds: readonly string[], stageIds: readonly string[]) =>
  db
    .select()
    .from(boardTemplates)
    .where(
      or(
        inArray(boardTemplates.taskId, [...taskIds]),
        inArray(boardTemplates.stageId, [...stageIds]),
      ),
    );

const copy: CompetitionPart['copy'] = async (tx, _, { stageIds, taskIds, shifted }) => {
  const groups = await groupsOf(tx, [...taskIds.keys()]);
  const copies = new Map(groups.map(({ id }) => [id, newId()]));
  for (const { id, taskId, ...group } of groups) {
    const [copied, task] = [copies.get(id), taskIds.get(taskId)];
    if (copied && task)
      await tx.insert(leaderboardGroups).values({ ...group, id: copied, taskId: task });
  }
  for (const { groupId, ...board } of await boardsOf(tx, [...copies.keys()])) {
    const group = copies.get(groupId);
    if (!group) continue;
    const times = { startDate: shifted(board.startDate), endDate: shifted(board.endDate) };
    await tx.insert(groupLeaderboards).values({ ...board, ...times, id: newId(), groupId: group });
  }
  for (const row of await templatesOf(tx, [...taskIds.keys()], [...stageIds.keys()])) {
    const taskId = row.taskId === null ? null : (taskIds.get(row.taskId) ?? null);
    const stageId = row.stageId === null ? null : (stageIds.get(row.stageId) ?? null);
    await tx.insert(boardTemplates).values({ id: newId(), html: row.html, taskId, stageId });
  }
};

/** Groups of boards without their teams, and the templates of boards. */
export const carriedBoards: CompetitionPart = {
  name: 'boards',
  ofTasks: true,
  copy,
  archive: {
    describe: async (db, { stages, tasks }) => {
      const taskIds = tasks.map(({ id }) => id);
      const stageIds = stages.map(({ id }) => id);
      const groups = await groupsOf(db, taskIds);
      const boards = await boardsOf(
        db,
        groups.map(({ id }) => id),
      );
      const templates = await templatesOf(db, taskIds, stageIds);
      const iso = (date: Date | null) => date?.toISOString() ?? null;
      return {
        Stages: stageIds.map((id) => ({
          Template: templates.find(({ stageId }) => stageId === id)?.html ?? null,
        })),
        Tasks: taskIds.map((id) => ({
          Template: templates.find(({ taskId }) => taskId === id)?.html ?? null,
          Groups: groups
            .filter(({ taskId }) => taskId === id)
            .map((group) => ({
              Name: group.name,
              IsActivated: group.activated,
              leaderboards: boards
                .filter(({ groupId }) => groupId === group.id)
                .map((board) => ({
                  Name: board.name,
                  IsActivated: board.activated,
                  StartDate: iso(board.startDate),
                  EndDate: iso(board.endDate),
                  AllTeams: board.allTeams,
                })),
            })),
        })),
      };
    },
    build: async (services, caller, { stageIds, taskIds }, document) => {
      const { Stages, Tasks } = check(document);
      for (const [index, { Template: Html }] of Stages.entries())
        if (Html !== null)
          await setTemplate(services, caller, 'stage', placeAt(stageIds, index, '榜单'), { Html });
      for (const [index, { Template: Html, Groups }] of Tasks.entries()) {
        const taskId = placeAt(taskIds, index, '榜单');
        if (Html !== null) await setTemplate(services, caller, 'task', taskId, { Html });
        for (const group of Groups) await createGroup(services, caller, taskId, group);
      }
    },
  },
};
