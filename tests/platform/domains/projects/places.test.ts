import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { columnCalls } from '@whaletide/schema/domains/columns/rest.ts';
import { forumCalls } from '@whaletide/schema/domains/forum/rest/forum.ts';
import { columns } from '#platform/src/domains/columns/tables.ts';
import { competitions } from '#platform/src/domains/competitions/tables.ts';
import { labs } from '#platform/src/domains/projects/tables.ts';
import { collect, column, versioned } from '#tests/platform/support/columns.ts';
import { makeCompetition } from '#tests/platform/support/competition.ts';
import { post, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

it('a project says which columns hold it and which competitions it was brought to, as far as everybody reads them', async () => {
  const owner = await writer(platform, '作者', { roles: ['columnist'], growthScore: 100 });
  const lab = await versioned(platform, owner);
  const other = await versioned(platform, owner);
  const one = await column(platform, owner, '专栏甲');
  const two = await column(platform, owner, '专栏乙');
  for (const [id, labId] of [
    [one._id, lab],
    [two._id, lab],
    [two._id, other],
  ] as const)
    await collect(platform, owner, id, labId);
  const { db } = platform.database;
  await db.update(columns).set({ subscribesNumber: 5 }).where(eq(columns.id, two._id));
  const { id: open } = await makeCompetition(platform);
  const { id: draft } = await makeCompetition(platform);
  for (const forum of [open, draft]) await post(platform, forum, owner, { Lab: lab, Type: 4 });
  await post(platform, open, owner, { Lab: lab, Type: 4, Title: '再说一次' });
  await db.update(competitions).set({ published: false }).where(eq(competitions.id, draft));

  const query = { Lab: `${lab},${other}` };
  const places = async () => ({
    columns: (
      await platform.call(columnCalls.ofLabs, { query: { ...query, perPage: 3 } })
    ).data.map(({ Lab, Column }) => [Lab, Column.Name]),
    competitions: (await platform.call(forumCalls.competitionsOfLabs, { query })).data,
  });
  const found = await places();
  expect(found.columns).toHaveLength(3);
  expect(found.columns.filter(([id]) => id === lab)).toEqual([
    [lab, '专栏乙'],
    [lab, '专栏甲'],
  ]);
  expect(found.competitions).toEqual([{ Lab: lab, Competition: open }]);

  await db
    .update(columns)
    .set({ collapsedDate: platform.clock.now })
    .where(eq(columns.id, two._id));
  expect((await places()).columns).toEqual([[lab, '专栏甲']]);
  await db.update(labs).set({ private: true }).where(eq(labs.id, lab));
  expect(await places()).toEqual({ columns: [], competitions: [] });
});
