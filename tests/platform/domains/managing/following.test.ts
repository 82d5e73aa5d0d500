import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { competitionCalls } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { managingCalls } from '@whaletide/schema/domains/managing/rest/managing.ts';
import { makeCompetition, type TestCompetition } from '#tests/platform/support/competition.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { addForm, at, settingsOf, stageOf } from './support.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
});
afterAll(() => platform.close());

const by = ({ organizer }: TestCompetition) => ({ token: organizer.token });
const settings = (Name: string, from: number, to: number, BeginsAfter: string | null = null) => ({
  ...stageOf(platform, from, to),
  Name,
  BeginsAfter,
});
const stagesOf = async (competition: TestCompetition) => {
  const params = { Competition: competition.id };
  const { data } = await platform.call(competitionCalls.stages, { query: params }, by(competition));
  return data;
};
const add = async (competition: TestCompetition, body: ReturnType<typeof settings>) => {
  const input = { body: { Competition: competition.id, ...body } };
  return platform.call(managingCalls.createStage, input, by(competition));
};
const change = (id: string, body: object) => ({ params: { id }, body: body as never });

/** A competition whose second stage begins after its first, and the third after the second. */
const inARow = async () => {
  const competition = await makeCompetition(platform);
  const { _id: id } = await add(competition, settings('第一段', -1, 10));
  // The start that it is given counts for nothing.
  const second = await add(competition, settings('第二段', 2, 15, id));
  const third = await add(competition, settings('第三段', 3, 18, second._id));
  return { competition, first: id, second: second._id, third: third._id };
};
const times = async (competition: TestCompetition) =>
  Object.fromEntries(
    (await stagesOf(competition)).map(({ Name, StartDate, EndDate }) => [
      Name,
      [StartDate, EndDate],
    ]),
  );

it('a stage begins where the one before it ends, and moves along with its tasks', async () => {
  const { competition, first, second } = await inARow();
  expect(await times(competition)).toMatchObject({
    第一段: [at(platform, -1), at(platform, 10)],
    第二段: [at(platform, 10), at(platform, 15)],
    第三段: [at(platform, 15), at(platform, 18)],
  });
  const { _id } = await addForm(platform, second, by(competition), {
    StartDate: at(platform, 11),
    EndDate: at(platform, 14),
  });
  await platform.call(
    managingCalls.updateStage,
    change(first, settings('第一段', -1, 12)),
    by(competition),
  );
  expect(await times(competition)).toMatchObject({
    第一段: [at(platform, -1), at(platform, 12)],
    第二段: [at(platform, 12), at(platform, 17)],
    第三段: [at(platform, 17), at(platform, 20)],
  });
  const moved = await platform.call(
    competitionCalls.task,
    { params: { id: _id } },
    by(competition),
  );
  expect(moved).toMatchObject({ StartDate: at(platform, 13), EndDate: at(platform, 16) });
});

it('no stage waits for itself, or for one of another competition', async () => {
  const { competition, first, third } = await inARow();
  const other = await inARow();
  const refused = (after: string) =>
    platform.refusal(
      managingCalls.updateStage,
      change(first, settings('第一段', -1, 10, after)),
      by(competition),
    );
  for (const after of [first, third])
    expect(await refused(after)).toMatchObject({ code: 'BAD_USER_INPUT', field: 'BeginsAfter' });
  expect(await refused(other.first)).toMatchObject({ code: 'NOT_FOUND', field: 'BeginsAfter' });
});

it('nothing moves where a stage would end after the competition', async () => {
  const { competition, first } = await inARow();
  const before = await times(competition);
  const refused = await platform.refusal(
    managingCalls.updateStage,
    change(first, settings('第一段', -1, 25)),
    by(competition),
  );
  expect(refused).toMatchObject({ message: '阶段「第三段」不能晚于比赛结束', field: 'EndDate' });
  expect(await times(competition)).toEqual(before);
});

it('a stage stays where it is once the one before it is gone, and when it is taken off it', async () => {
  const { competition, second, third } = await inARow();
  const body = { ...settings('第三段', 15, 19), BeginsAfter: undefined };
  await platform.call(managingCalls.updateStage, change(third, body), by(competition));
  expect((await stagesOf(competition)).map(({ BeginsAfter }) => BeginsAfter)).toContain(second);
  await platform.call(managingCalls.removeStage, { params: { id: second } }, by(competition));
  expect(await times(competition)).toMatchObject({ 第三段: [at(platform, 15), at(platform, 19)] });
  const last = (await stagesOf(competition)).find(({ _id }) => _id === third);
  expect(last).toMatchObject({ BeginsAfter: null });
});

it('the stages of a moved competition still follow each other', async () => {
  const { competition } = await inARow();
  const input = {
    params: { id: competition.id },
    body: settingsOf(platform, {
      StartDate: at(platform, 1),
      EndDate: at(platform, 32),
      MoveParts: true,
    }),
  };
  await platform.call(managingCalls.update, input, by(competition));
  const moved = await times(competition);
  expect(moved['第二段']?.[0]).toBe(moved['第一段']?.[1]);
  expect(moved['第三段']?.[0]).toBe(moved['第二段']?.[1]);
});
