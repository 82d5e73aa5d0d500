import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { inArray } from 'drizzle-orm';
import { questAdminCalls, questCalls } from '@whaletide/schema/domains/quests/rest.ts';
import { siteCalls } from '@whaletide/schema/domains/site/rest/site.ts';
import { shippedQuests } from '#platform/src/domains/quests/definitions.ts';
import { fillQuests } from '#platform/src/domains/quests/store/definitions.ts';
import { questProgress, quests } from '#platform/src/domains/quests/tables.ts';
import { administrator } from '#tests/platform/support/administration.ts';
import { makeCompetition } from '#tests/platform/support/competition.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { activeQuest, questSettings, standingIn } from '#tests/platform/support/quests.ts';

const TWENTY = Array.from({ length: 20 }, (_, index) => index);

let platform: TestPlatform;
let admin: Person;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  admin = await administrator(platform, '管理员');
});
afterAll(() => platform.close());

const look = (who: Person, id: string) =>
  platform.call(siteCalls.pageView, { body: { url: `/home/competition/${id}` } }, who);
const paid = (Amount: number) => [{ Type: 'WHALECOIN' as const, Amount }];

it('twenty views of one thing at once are one step, and twenty claims one payment', async () => {
  const reader = await writer(platform, '读者');
  const { id } = await makeCompetition(platform);
  const quest = await activeQuest(platform, admin, { CompletionThreshold: 2 });
  await Promise.all(TWENTY.map(() => look(reader, id)));
  expect(await standingIn(platform, reader, quest._id)).toMatchObject({ progress: 1 });
  await look(reader, (await makeCompetition(platform)).id);
  const body = { id: quest._id };
  const outcomes = await Promise.allSettled(
    TWENTY.map(() => platform.call(questCalls.claim, { body }, reader)),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

it('what is claimed while a quest is changed pays what it promised on completion', async () => {
  const readers = await Promise.all(TWENTY.map((index) => writer(platform, `成员${index}`)));
  const { id } = await makeCompetition(platform);
  const quest = await activeQuest(platform, admin, { CompletionThreshold: 1 });
  await Promise.all(readers.map((reader) => look(reader, id)));
  const { Type: _, ...body } = questSettings({ CompletionThreshold: 1, Rewards: paid(900) });
  const [claims] = await Promise.all([
    Promise.all(
      readers.map((reader) => platform.call(questCalls.claim, { body: { id: quest._id } }, reader)),
    ),
    platform.call(questAdminCalls.update, { params: { id: quest._id }, body }, admin),
  ]);
  expect(claims.map(({ Rewards }) => Rewards)).toEqual(readers.map(() => paid(5)));
});

it('a threshold that is lowered while members go on completes each once', async () => {
  const readers = await Promise.all(TWENTY.map((index) => writer(platform, `读者${index}`)));
  const [first, second] = [await makeCompetition(platform), await makeCompetition(platform)];
  const quest = await activeQuest(platform, admin, { CompletionThreshold: 3 });
  await Promise.all(readers.map((reader) => look(reader, first.id)));
  const { Type: _, ...body } = questSettings({ CompletionThreshold: 1 });
  await Promise.all([
    ...readers.map((reader) => look(reader, second.id)),
    platform.call(questAdminCalls.update, { params: { id: quest._id }, body }, admin),
  ]);
  for (const reader of readers)
    expect(await standingIn(platform, reader, quest._id)).toMatchObject({
      completionRecord: { Status: 'COMPLETED' },
      Rewards: paid(5),
    });
});

it('twenty platforms that start at once put the quests there once', async () => {
  const { db } = platform.database;
  const shipped = shippedQuests.map(({ id }) => id);
  await db.delete(questProgress).where(inArray(questProgress.questId, shipped));
  await db.delete(quests).where(inArray(quests.id, shipped));
  await Promise.all(TWENTY.map(() => fillQuests(db, platform.clock.now)));
  const rows = await db.select().from(quests).where(inArray(quests.id, shipped));
  expect(rows.map(({ id }) => id).sort()).toEqual(shipped.toSorted());
});
