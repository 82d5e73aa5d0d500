import { inArray } from 'drizzle-orm';
import { type Static, Type } from 'typebox';
import { judgingSettingsCalls } from '@whaletide/schema/domains/judging/rest/settings.ts';
import { Nullable } from '@whaletide/schema/shared/rest/common.ts';
import type { Handle } from '#database/database.ts';
import { type CompetitionPart, documentOf, placeAt } from '../competitions/store/carried.ts';
import { toSettings } from './presenters.ts';
import { sentSettings, setJudging } from './settings.ts';
import { settingsOf } from './store/judgings.ts';
import { type JudgingRow, judgings } from './tables.ts';

const Document = Type.Object({
  /** In the order of the description; null for a task that any judge gives one score. */
  Tasks: Type.Array(Nullable(judgingSettingsCalls.set.body), { maxItems: 1_000 }),
});
const check = documentOf<Static<typeof Document>>(Document, '评委评审');

/** Settings of a task; its criteria get keys of their own where they are set. */
const describeSettings = (row: JudgingRow) => {
  const { Criteria, ...settings } = toSettings(settingsOf(row));
  return { ...settings, Criteria: Criteria.map(({ Key, ...criterion }) => criterion) };
};

const judgingsOf = (db: Handle, taskIds: readonly string[]) =>
  db
    .select()
    .from(judgings)
    .where(inArray(judgings.taskId, [...taskIds]));

const copy: CompetitionPart['copy'] = async (tx, _, { taskIds }) => {
  for (const row of await judgingsOf(tx, [...taskIds.keys()])) {
    const taskId = taskIds.get(row.taskId);
    if (taskId === undefined) continue;
    await tx.insert(judgings).values({ ...row, taskId, publishedDate: null, publishReason: null });
  }
};

/** Ways of judging and criteria of tasks, without their judges. */
export const carriedJudging: CompetitionPart = {
  name: 'judging',
  ofTasks: true,
  copy,
  archive: {
    describe: async (db, { tasks }) => {
      const rows = await judgingsOf(
        db,
        tasks.map(({ id }) => id),
      );
      if (rows.length === 0) return null;
      return {
        Tasks: tasks.map(({ id }) => {
          const row = rows.find(({ taskId }) => taskId === id);
          return row ? describeSettings(row) : null;
        }),
      };
    },
    build: async (services, caller, { taskIds }, document) => {
      for (const [index, settings] of check(document).Tasks.entries())
        if (settings)
          await setJudging(
            services,
            caller,
            placeAt(taskIds, index, '评委评审'),
            sentSettings(settings),
          );
    },
  },
};
