import { asc, inArray } from 'drizzle-orm';
import { type Static, Type } from 'typebox';
import { baselineCalls } from '@whaletide/schema/domains/submissions/rest/baselines.ts';
import { Nullable } from '@whaletide/schema/shared/rest/common.ts';
import { UploadKey } from '@whaletide/schema/domains/uploads/rest.ts';
import { newId } from '#ids.ts';
import { type CompetitionPart, documentOf, placeAt } from '../competitions/store/carried.ts';
import { forgetUpload } from '../uploads/store/uploads.ts';
import { createBaseline } from './baselines/baselines.ts';
import { BASELINE_JOB } from './baselines/scoring.ts';
import { setBoardProtection } from '../submissions/store/board-protection.ts';
import { taskBaselines } from './tables.ts';
import { setScorer } from './workers/settings.ts';

const Document = Type.Object({
  /** In the order of the description. */
  Tasks: Type.Array(
    Type.Object({
      /** Null is as the rules say where money is the prize. */
      ProtectsBoard: Nullable(Type.Boolean()),
      /** Null where the platform scores. */
      Worker: Nullable(
        Type.Object({
          AcceptExts: Type.Array(Type.String({ maxLength: 16 }), { maxItems: 10 }),
          Reference: Nullable(UploadKey),
        }),
      ),
      Baselines: Type.Array(baselineCalls.create.body, { maxItems: 100 }),
    }),
    { maxItems: 1_000 },
  ),
});
const check = documentOf<Static<typeof Document>>(Document, '评分设置');

const copy: CompetitionPart['copy'] = async (tx, { jobs }, { taskIds }) => {
  const rows = await tx
    .select()
    .from(taskBaselines)
    .where(inArray(taskBaselines.taskId, [...taskIds.keys()]));
  for (const { taskId, name, fileName, result, createDate } of rows) {
    const task = taskIds.get(taskId);
    if (task === undefined) continue;
    const id = newId();
    await tx.insert(taskBaselines).values({ id, taskId: task, name, fileName, result, createDate });
    await jobs.add(tx, BASELINE_JOB, { id });
  }
};

/** Settings of scoring beside the tasks' own, and the organizer's baselines. */
export const carriedScoring: CompetitionPart = {
  name: 'scoring',
  ofTasks: true,
  copy,
  archive: {
    describe: async (db, { tasks, upload, content }) => {
      const rows = await db
        .select()
        .from(taskBaselines)
        .where(
          inArray(
            taskBaselines.taskId,
            tasks.map(({ id }) => id),
          ),
        )
        .orderBy(asc(taskBaselines.createDate), asc(taskBaselines.id));
      return {
        Tasks: tasks.map(({ id, protectsBoard, objective }) => ({
          ProtectsBoard: objective ? protectsBoard : null,
          Worker:
            objective?.scorer === 'worker'
              ? {
                  AcceptExts: objective.acceptExts,
                  Reference: objective.reference
                    ? upload(objective.reference.key, 'reference')
                    : null,
                }
              : null,
          Baselines: rows
            .filter(({ taskId }) => taskId === id)
            .map(({ name, fileName, result }) => ({
              Name: name,
              Result: content('baselines', fileName, result, 'asset'),
            })),
        })),
      };
    },
    build: async (services, caller, { taskIds, read }, document) => {
      for (const [index, task] of check(document).Tasks.entries()) {
        const taskId = placeAt(taskIds, index, '评分设置');
        for (const { Name: name, Result: key } of task.Baselines) {
          const content = () => read(key, 'asset');
          await createBaseline(services, caller, { taskId, name, key, content });
          // Its content is a column now.
          await services.database.transaction((tx) => forgetUpload(tx, { key, purpose: 'asset' }));
        }
        if (task.Worker)
          await setScorer(services, caller, {
            taskId,
            scorer: 'worker',
            acceptExts: task.Worker.AcceptExts,
            referenceKey: task.Worker.Reference,
          });
        if (task.ProtectsBoard !== null)
          await setBoardProtection(services, caller, { taskId, protects: task.ProtectsBoard });
      }
    },
  },
};
