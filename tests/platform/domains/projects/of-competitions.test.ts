import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { competitionCalls } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { projectWritingCalls } from '@whaletide/schema/domains/projects/rest/project-writing.ts';
import { labs } from '#platform/src/domains/projects/tables.ts';
import { newId } from '#platform/src/ids.ts';
import { versioned } from '#tests/platform/support/columns.ts';
import { makeCompetition } from '#tests/platform/support/competition.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';

let platform: TestPlatform;
let author: Person;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  author = await writer(platform, '作者');
});
afterAll(() => platform.close());

it('has public projects among its materials, in the order that its managers set', async () => {
  const { id, organizer } = await makeCompetition(platform);
  const [first, second, hidden] = [
    await versioned(platform, author, { title: '基线' }),
    await versioned(platform, author, { title: '讲义' }),
    await versioned(platform, author, { title: '私密' }),
  ];
  await platform.database.db.update(labs).set({ private: true }).where(eq(labs.id, hidden));
  const set = (Labs: string[]) => ({ params: { id }, body: { Labs } });
  const chosen = async () => (await platform.call(competitionCalls.get, { params: { id } })).Labs;
  await platform.call(projectWritingCalls.setOfCompetition, set([second, first]), organizer);
  expect(await chosen()).toEqual([second, first]);

  const refused = (ids: string[], who: { token: string } = organizer) =>
    platform.refusal(projectWritingCalls.setOfCompetition, set(ids), who);
  expect((await refused([first], author)).code).toBe('FORBIDDEN');
  expect(await refused([first, hidden])).toMatchObject({ code: 'NOT_FOUND', field: 'Labs' });
  expect(await refused([first, newId()])).toMatchObject({ code: 'NOT_FOUND', field: 'Labs' });
  expect((await refused([first, first])).message).toBe('同一个项目只能选择一次');
  expect(await chosen()).toEqual([second, first]);

  await platform.call(projectWritingCalls.setOfCompetition, set([]), organizer);
  expect(await chosen()).toEqual([]);
});
