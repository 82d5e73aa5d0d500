import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { competitionCalls } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { stages, tasks } from '#platform/src/domains/competitions/tables.ts';
import { teams } from '#platform/src/domains/teams/tables.ts';
import { newId } from '#platform/src/ids.ts';
import {
  makeCompetition,
  objective,
  type TestCompetition,
} from '#tests/platform/support/competition.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { enter, upload } from '#tests/platform/support/submitting.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';

const KEY = 'f'.repeat(32);

let platform: TestPlatform;
let competition: TestCompetition;
/** The task of the final, which begins in two days. */
let final: string;
const tokens: Record<string, string> = {};

const inDays = (days: number) => new Date(platform.clock.now.getTime() + days * DAY);

beforeAll(async () => {
  platform = await startPlatform();
  competition = await makeCompetition(platform, {
    task: { description: '初赛的说明', files: [{ name: 'train.csv', key: KEY, size: 3 }] },
  });
  const { db } = platform.database;
  const [stageId, taskId] = [newId(), newId()];
  final = taskId;
  const dates = { startDate: inDays(2), endDate: inDays(20) };
  const { id: competitionId } = competition;
  await db.insert(stages).values({ id: stageId, competitionId, name: '决赛', ...dates });
  await db.insert(tasks).values({
    id: taskId,
    stageId,
    competitionId,
    name: '决赛任务',
    description: '决赛的说明',
    taskType: 0,
    files: [{ name: 'final.csv', key: KEY, size: 3 }],
    objective: { ...objective, sampleKey: KEY },
    ...dates,
  });
  const finalist = await enter(platform, competition, 'finalist');
  await db.update(teams).set({ promotions: 1 }).where(eq(teams.id, finalist.team));
  tokens.finalist = finalist.token;
  tokens.entrant = (await enter(platform, competition, 'entrant')).token;
  tokens.outsider = (await platform.join('outsider')).jwt;
  tokens.organizer = competition.organizer.token;
});
afterAll(() => platform.close());

const asked = (id: string, who: string) =>
  platform.call(competitionCalls.task, { params: { id } }, { token: tokens[who] });
const mayRead = async (id: string) => {
  const names = ['visitor', 'outsider', 'entrant', 'finalist', 'organizer'];
  const open = await Promise.all(names.map(async (who) => (await asked(id, who)).IsOpen));
  return names.filter((_, index) => open[index]);
};

describe('what a task is about', () => {
  it('is for the teams that have come to its stage, and for who manages it', async () => {
    expect(await mayRead(competition.taskId)).toEqual(['entrant', 'finalist', 'organizer']);
    const task = await asked(competition.taskId, 'entrant');
    expect(task).toMatchObject({ Description: '初赛的说明', Files: [{ Name: 'train.csv' }] });
  });

  it('isn’t told before the stage begins but to who manages it', async () => {
    expect(await mayRead(final)).toEqual(['organizer']);
    platform.clock.advance(3 * DAY);
    expect(await mayRead(final)).toEqual(['finalist', 'organizer']);
    platform.clock.advance(-3 * DAY);
  });

  it('is empty for others, by whichever call they ask', async () => {
    const one = await asked(final, 'entrant');
    const query = { ids: final };
    const { data } = await platform.call(competitionCalls.tasks, { query });
    for (const task of [one, ...data])
      expect(task).toMatchObject({
        Name: '决赛任务',
        Description: '',
        Files: [],
        ObjectiveTaskInfo: { SampleFileDownloadUrl: null, AcceptExts: ['.csv'] },
      });
    expect(JSON.stringify([one, data])).not.toContain(KEY);
  });

  it('has files for the same alone', async () => {
    const { db } = platform.database;
    const kept = async (name: string) => {
      const token = competition.organizer.token;
      return (await upload(platform, token, 'id\n1\n', { name, purpose: 'asset' })).body;
    };
    const [data, sample, unused] = [await kept('a.csv'), await kept('b.csv'), await kept('c.csv')];
    await db
      .update(tasks)
      .set({ files: [data], objective: { ...objective, sampleKey: sample.key } })
      .where(eq(tasks.id, competition.taskId));
    const read = async (key: string) => {
      const names = ['visitor', 'outsider', 'entrant', 'finalist', 'organizer'];
      const got = await Promise.all(
        names.map((who) =>
          platform.app.inject({
            url: `/api/uploads/${key}`,
            headers: tokens[who] ? { authorization: `Bearer ${tokens[who]}` } : {},
          }),
        ),
      );
      expect(got.at(-1)?.headers['cache-control']).toBe('private, no-store');
      return names.filter((_, index) => got[index]?.statusCode === 200);
    };
    expect(await read(data.key)).toEqual(['entrant', 'finalist', 'organizer']);
    expect(await read(sample.key)).toEqual(['entrant', 'finalist', 'organizer']);
    expect(await read(unused.key)).toEqual(['organizer']);
  });

  it('isn’t there for a task that isn’t', async () => {
    const input = { params: { id: newId() } };
    expect((await platform.refusal(competitionCalls.task, input)).code).toBe('NOT_FOUND');
  });
});
