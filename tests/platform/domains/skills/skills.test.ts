import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { managingCalls } from '@whaletide/schema/domains/managing/rest/managing.ts';
import { notificationCalls } from '@whaletide/schema/domains/notifications/rest.ts';
import { outcomeCalls } from '@whaletide/schema/domains/managing/rest/outcome.ts';
import {
  skillCalls,
  type SkillRuleInput,
  skillRuleTypes,
} from '@whaletide/schema/domains/skills/rest.ts';
import { stages, tasks } from '#platform/src/domains/competitions/tables.ts';
import { newId } from '#platform/src/ids.ts';
import {
  endCompetition,
  makeCompetition,
  resultFile,
  type TestCompetition,
} from '#tests/platform/support/competition.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { enter, reviewed, submit } from '#tests/platform/support/submitting.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';

let platform: TestPlatform;
let competition: TestCompetition;
let swimmer: Awaited<ReturnType<typeof enter>>;

beforeAll(async () => {
  platform = await startPlatform({ env: { JOB_POLL_MS: '20' } });
  competition = await makeCompetition(platform);
  const now = platform.clock.now.getTime();
  await platform.database.db.insert(stages).values({
    id: newId(),
    competitionId: competition.id,
    name: '决赛',
    startDate: new Date(now + DAY),
    endDate: new Date(now + 2 * DAY),
  });
  swimmer = await enter(platform, competition, 'swimmer');
});
afterAll(() => platform.close());

const by = () => ({ token: competition.organizer.token });
const task = (Skill: string): SkillRuleInput => ({
  Type: skillRuleTypes.task,
  Skill,
  Stage: null,
  Task: competition.taskId,
});
const stage = (Skill: string): SkillRuleInput => ({
  Type: skillRuleTypes.stage,
  Skill,
  Stage: competition.stageId,
  Task: null,
});
const ranking = (Skill: string): SkillRuleInput => ({
  Type: skillRuleTypes.ranking,
  Skill,
  Stage: null,
  Task: null,
});
const rulesWith = (SkillRules: SkillRuleInput[]) => ({
  params: { id: competition.id },
  body: { SkillRules },
});
const setRules = (...rules: SkillRuleInput[]) =>
  platform.call(skillCalls.setRules, rulesWith(rules), by());
const rules = async () =>
  (await platform.call(skillCalls.ofCompetitions, { query: { Competition: competition.id } })).data;
const earned = async () => {
  const { data } = await platform.call(skillCalls.mine, {}, { token: swimmer.token });
  return data.map(({ Skill }) => Skill.Name).toSorted();
};

describe('the rules', () => {
  it('are set as a whole by managers, who name skills; everyone sees them', async () => {
    await setRules(task('概率预测'), ranking('竞赛实战'));
    const [first, second] = await rules();
    expect(first).toMatchObject({ Type: 1, Task: competition.taskId, Skill: { Name: '概率预测' } });
    expect(second).toMatchObject({
      Type: 3,
      Stage: null,
      Task: null,
      Skill: { certificate: null },
    });
    await setRules(ranking(' 概率预测 '));
    expect(await rules()).toMatchObject([{ Type: 3, Skill: first?.Skill }]);
    const { data } = await platform.call(skillCalls.list, { query: { Name: '率预' } });
    expect(data).toEqual([first?.Skill]);
    const all = await platform.call(skillCalls.list, { query: { Name: '%' } });
    expect(all.data).toEqual([]);
  });

  it('are refused to others, and where they make no sense', async () => {
    const own = { token: swimmer.token };
    const input = rulesWith([ranking('潜水')]);
    expect((await platform.refusal(skillCalls.setRules, input, own)).code).toBe('FORBIDDEN');
    const other = rulesWith([ranking('潜水'), { ...stage('潜水'), Stage: newId() }]);
    expect(await platform.refusal(skillCalls.setRules, other, by())).toMatchObject({
      message: '没有这个阶段',
      field: 'SkillRules.1.Stage',
    });
    expect(await rules()).toHaveLength(1);
  });

  it('end with their task', async () => {
    const { db } = platform.database;
    const id = newId();
    const [row] = await db.select().from(tasks).where(eq(tasks.id, competition.taskId));
    if (!row) throw new Error('the competition has no task');
    await db.insert(tasks).values({ ...row, id });
    await setRules(ranking('竞赛实战'), { ...task('附加题'), Task: id });
    await platform.call(managingCalls.removeTask, { params: { id } }, by());
    expect((await rules()).map(({ Skill }) => Skill.Name)).toEqual(['竞赛实战']);
  });
});

describe('a skill', () => {
  it('is earned by a reviewed work, by promotion and by a place, each once, and told', async () => {
    await setRules(
      task('概率预测'),
      task('时间序列'),
      stage('概率预测'),
      stage('特征工程'),
      ranking('竞赛实战'),
    );
    expect(await earned()).toEqual([]);
    for (const right of [1, 3]) {
      const work = await submit(platform, competition, swimmer.token, resultFile(right, 1));
      await reviewed(platform, swimmer.token, work._id);
    }
    expect(await earned()).toEqual(['时间序列', '概率预测']);
    const promotion = { params: { id: competition.stageId }, body: { Teams: [swimmer.team] } };
    await platform.call(outcomeCalls.promote, promotion, by());
    expect(await earned()).toEqual(['时间序列', '概率预测', '特征工程']);
    const published = {
      params: { id: competition.id },
      body: { Ranking: [{ Team: swimmer.team, Reward: '', Coins: 0 }] },
    };
    await endCompetition(platform, competition.id);
    await platform.call(outcomeCalls.publishRanking, published, by());
    await platform.call(outcomeCalls.publishRanking, published, by());
    expect(await earned()).toEqual(['时间序列', '概率预测', '特征工程', '竞赛实战']);

    const query = { page: 1, perPage: 50 };
    const own = { token: swimmer.token };
    const { data } = await platform.call(notificationCalls.list, { query }, own);
    const told = data.filter(({ EventType }) => EventType === 500);
    expect(told.map(({ Data }) => Data.Skill?.Name).toSorted()).toEqual(await earned());
  });

  it('stays earned when its rule goes', async () => {
    const before = await earned();
    await setRules();
    expect(await rules()).toEqual([]);
    expect(await earned()).toEqual(before);
  });
});
