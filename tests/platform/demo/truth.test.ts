import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { CAMP } from '#platform/src/demo/activities-catalogue.ts';
import { fillDemo } from '#platform/src/demo/fill.ts';
import { threadPlans } from '#platform/src/demo/threads.ts';
import { competitions, stages, tasks } from '#platform/src/domains/competitions/tables.ts';
import { datasets } from '#platform/src/domains/datasets/tables.ts';
import { labs } from '#platform/src/domains/projects/tables.ts';
import { works } from '#platform/src/domains/submissions/tables.ts';
import { startPlatform, type TestPlatform } from '../support/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  const { database, services, clock } = platform;
  await fillDemo({ database, files: services.files, config: services.config }, 1, clock.now);
});
afterAll(() => platform.close());

const db = () => platform.database.db;

/** The scores of a task's teams that a board shows, the highest first. */
const scoresOf = async (competition: string, task: string): Promise<number[]> => {
  const rows = await db()
    .select({ score: works.publicScore })
    .from(works)
    .innerJoin(tasks, eq(tasks.id, works.taskId))
    .innerJoin(competitions, eq(competitions.id, tasks.competitionId))
    .where(
      and(eq(competitions.name, competition), eq(tasks.name, task), isNotNull(works.publicScore)),
    );
  return rows.flatMap(({ score }) => score ?? []).sort((a, b) => b - a);
};

describe('the best scores of the demo can be reached', () => {
  // A baseline of twenty lines reaches what stands in the competitions' texts.
  it.each([
    ['南极企鹅识别挑战赛', '体重估计', 'least', 150, 296],
    ['西雅图天气预测赛', '最高气温', 'least', 1.5, 3.26],
    ['西雅图天气预测赛', '是否降水', 'most', 0.774, 0.92],
  ] as const)('%s, %s: the %s lies from %d to %d', async (competition, task, end, low, high) => {
    const scores = await scoresOf(competition, task);
    expect(scores.length).toBeGreaterThan(20);
    const best = end === 'most' ? scores[0] : scores.at(-1);
    expect(best).toBeGreaterThan(low);
    expect(best).toBeLessThan(high);
  });

  it('and no AUC is perfect', async () => {
    const rows = await db().select({ id: tasks.id, objective: tasks.objective }).from(tasks);
    const ids = rows.filter(({ objective }) => objective?.metric === 'auc').map(({ id }) => id);
    const scored = await db()
      .select({ score: works.publicScore, hidden: works.privateScore })
      .from(works)
      .where(and(inArray(works.taskId, ids), isNotNull(works.publicScore)));
    expect(scored.length).toBeGreaterThan(50);
    expect(
      Math.max(...scored.flatMap(({ score, hidden }) => [score ?? 0, hidden ?? 0])),
    ).toBeLessThan(1);
  });
});

describe('the training camp', () => {
  const stagesOfCamp = () =>
    db()
      .select({ stage: stages })
      .from(stages)
      .innerJoin(competitions, eq(competitions.id, stages.competitionId))
      .where(eq(competitions.name, CAMP))
      .orderBy(stages.startDate);

  it('has a lesson and a practice with its data in every stage', async () => {
    const found = await stagesOfCamp();
    expect(found.map(({ stage }) => stage.name)).toEqual(['认识数据', '建立模型', '完成报告']);
    for (const { stage } of found) {
      const own = await db().select().from(tasks).where(eq(tasks.stageId, stage.id));
      expect(own).toHaveLength(1);
      expect(own[0]?.files).toHaveLength(3);
      expect(stage.lesson).toContain(`「${own[0]?.name}」`);
    }
  });

  it('leads from its lessons to what everybody sees', async () => {
    const lessons = (await stagesOfCamp()).map(({ stage }) => stage.lesson);
    for (const lesson of lessons) {
      const idsOf = (kind: string) => [
        ...new Set(
          [...lesson.matchAll(new RegExp(`\\]\\(/mw/${kind}/([0-9a-f]{24})\\)`, 'g'))].flatMap(
            ([, id]) => id ?? [],
          ),
        ),
      ];
      const [ofData, ofProjects] = [idsOf('dataset'), idsOf('project')];
      expect([ofData.length, ofProjects.length]).toEqual([1, 1]);
      expect(
        await db().$count(
          datasets,
          and(inArray(datasets.id, ofData), eq(datasets.visibility, 'PUBLIC')),
        ),
      ).toBe(1);
      expect(
        await db().$count(labs, and(inArray(labs.id, ofProjects), eq(labs.private, false))),
      ).toBe(1);
    }
  });

  it('has no works of a stage that hasn’t begun', async () => {
    const found = await stagesOfCamp();
    const counts = await Promise.all(
      found.map(async ({ stage }) => {
        const ids = (
          await db().select({ id: tasks.id }).from(tasks).where(eq(tasks.stageId, stage.id))
        ).map(({ id }) => id);
        return db().$count(works, inArray(works.taskId, ids));
      }),
    );
    expect(counts.map((count) => count > 0)).toEqual([true, true, false]);
  });
});

it('a thread about code has code', () => {
  const all = Object.values(threadPlans).flat();
  const about = all.filter(({ title }) => title === '一份二十行的基线代码');
  expect(about.length).toBeGreaterThan(0);
  for (const { content } of about) {
    const [, code = ''] = /```python\n([\s\S]+?)```/.exec(content) ?? [];
    expect(code.trim().split('\n').length).toBeGreaterThan(15);
  }
});
