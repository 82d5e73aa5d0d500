import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { register } from '../contract/support/penguins.ts';
import { accounts, PASSWORD } from '../support/demo.ts';
import { GraphqlClient } from '../support/graphql.ts';
import { siteUrl, useBrowser, visit } from './support/browser.ts';
import { makeDraft, period, publish } from './support/drafts.ts';
import { barriers } from './support/axe.ts';
import { look } from './support/look.ts';
import { newMember, type NewMember } from './support/members.ts';

useBrowser();

const WORKS = 8;

/** A published competition whose one task takes a title. */
const makeTask = async (organizer: GraphqlClient) => {
  const { competitionId, stageId } = await makeDraft(organizer, `海报评选赛${Date.now() % 1e7}`);
  const task = {
    name: '海报',
    description: '',
    ...period,
    isClosedForSubmissions: false,
    submissionNotice: '',
    showsLeaderboard: true,
    showsPrivateLeaderboard: false,
    fileKeys: [],
    form: { maxScore: 100, fields: [{ title: '标题', type: 'SHORT_TEXT', isRequired: true }] },
  };
  const { createCompetitionTask } = await organizer.ask<{
    createCompetitionTask: { tasks: { id: string; form: { fields: { id: string }[] } }[] };
  }>(
    'mutation ($input: CreateCompetitionTaskInput!) { createCompetitionTask(input: $input) { tasks { id form { fields { id } } } } }',
    { input: { stageId, type: 'SUBJECTIVE', task } },
  );
  await publish(organizer, competitionId);
  const [made] = createCompetitionTask.tasks;
  return { competitionId, taskId: made?.id ?? '', fieldId: made?.form.fields[0]?.id ?? '' };
};
type Made = Awaited<ReturnType<typeof makeTask>>;

/** Works whose titles say how good they are. */
const handIn = async ({ competitionId, taskId, fieldId }: Made) => {
  for (let strength = 1; strength <= WORKS; strength += 1) {
    const { client } = await newMember(`画手${strength}`);
    await register(client, competitionId);
    await client.ask('mutation ($input: SubmitWorkInput!) { submitWork(input: $input) { id } }', {
      input: { taskId, answers: [{ fieldId, value: { text: `强度 ${strength}` } }] },
    });
  }
};

const makeJudge = async (organizer: GraphqlClient, { competitionId }: Made, name: string) => {
  const judge = await newMember(name);
  const { viewer } = await judge.client.ask<{ viewer: { id: string } }>('{ viewer { id } }');
  await organizer.ask(
    'mutation ($input: SetCompetitionRoleInput!) { setCompetitionRole(input: $input) { id } }',
    { input: { competitionId, memberId: viewer.id, role: 'JUDGE' } },
  );
  return judge;
};

const strengthOf = async (page: Page, side: '左' | '右') =>
  Number(
    /强度 (\d+)/.exec(
      (await page.getByRole('region', { name: new RegExp(`^${side}：`) }).textContent()) ?? '',
    )?.[1],
  );

/** Compares by keyboard until all is done; one answer is taken back on the way. */
const compareByKeyboard = async ({ email }: NewMember) => {
  const { page, errors } = await visit('/home/judging', { as: email });
  await page.getByRole('link', { name: '去评审：海报' }).click();
  await page.getByText(/^已比较 0 \/ \d+$/).waitFor();
  const whole = Number((await page.getByText(/^已比较/).textContent())?.split('/')[1]);
  for (let done = 0; done < whole; done += 1) {
    const [left, right] = [await strengthOf(page, '左'), await strengthOf(page, '右')];
    await page.keyboard.press(left > right ? 'ArrowLeft' : 'ArrowRight');
    await page.getByText(`已比较 ${done + 1} / ${whole}`).waitFor();
    if (done !== 1) continue;
    await page.getByRole('button', { name: '撤销上一次' }).click();
    await page.getByText(`已比较 1 / ${whole}`).waitFor();
    expect([await strengthOf(page, '左'), await strengthOf(page, '右')]).toEqual([left, right]);
    await page.keyboard.press(left > right ? 'ArrowLeft' : 'ArrowRight');
    await page.getByText(`已比较 2 / ${whole}`).waitFor();
  }
  await page.getByText('你的比较已全部完成，谢谢！').waitFor();
  expect(errors).toEqual([]);
};

interface Turn {
  pair: { id: string; left: Side; right: Side } | null;
}
interface Side {
  answers: { text: string }[];
}

/** Answers without looking: right and wrong in turn. */
const compareAtRandom = async ({ client }: NewMember, taskId: string) => {
  const selected = '{ pair { id left { answers { text } } right { answers { text } } } }';
  let { turn } = await client.ask<{ turn: Turn }>(
    `mutation ($input: ClaimPairInput!) { turn: claimPair(input: $input) ${selected} }`,
    { input: { taskId } },
  );
  const strength = ({ answers }: Side) => Number(answers[0]?.text.split(' ')[1]);
  for (let done = 0; turn.pair; done += 1) {
    const { id, left, right } = turn.pair;
    const isRight = strength(left) > strength(right) === (done % 2 === 0);
    ({ turn } = await client.ask<{ turn: Turn }>(
      `mutation ($input: AnswerPairInput!) { turn: answerPair(input: $input) ${selected} }`,
      { input: { pairId: id, outcome: isRight ? 'LEFT' : 'RIGHT' } },
    ));
  }
};

it('three judges compare by keyboard, and the organizer sees the ranges and who judges at random', async () => {
  const organizer = new GraphqlClient(new URL(siteUrl()).origin);
  await organizer.signIn(accounts.organizer, PASSWORD);
  const made = await makeTask(organizer);
  await handIn(made);
  const judges: NewMember[] = [];
  for (const name of ['评审甲', '评审乙', '评审丙', '评审丁'])
    judges.push(await makeJudge(organizer, made, name));

  const panel = `/org/whaletide/competition/manage/${made.competitionId}/judging`;
  const { page, errors } = await visit(panel, { as: accounts.organizer });
  await page.getByRole('button', { name: '设置评审方式' }).click();
  const dialog = page.getByRole('dialog', { name: '评审设置' });
  await dialog.getByRole('radio', { name: '两两比较' }).check();
  await dialog.getByRole('button', { name: '保存', exact: true }).click();
  await page.getByText('两两比较，每件作品 15 次，每件作品至少 3 位评委，盲评。').waitFor();
  await page.getByRole('button', { name: '分配评委' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '分配', exact: true }).click();
  await page.getByText('8 / 8 件作品的评审还不够').waitFor();

  const [first, second, third, fourth] = judges as [NewMember, NewMember, NewMember, NewMember];
  for (const judge of [first, second, third]) await compareByKeyboard(judge);
  await compareAtRandom(fourth, made.taskId);

  await page.reload();
  await page.getByText('全部 8 件作品的评审都已足够。').waitFor();
  const random = page.getByRole('row', { name: new RegExp(fourth.name) });
  await random.getByText('可能随机').waitFor();
  await random.getByText('不计入', { exact: true }).waitFor();
  for (const { name } of [first, second, third])
    expect(await page.getByRole('row', { name: new RegExp(name) }).textContent()).not.toMatch(
      /可能随机/,
    );
  const ranks = page.getByRole('region', { name: '排名' }).getByRole('row');
  await ranks.nth(WORKS).waitFor();
  expect(await ranks.nth(1).textContent()).toMatch(/^1 \(1(–\d)?\)/);
  await page.getByRole('button', { name: '发布评审结果' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '发布', exact: true }).click();
  await page.getByText(/评审结果已于 .* 发布/).waitFor();
  expect(errors).toEqual([]);
});

it('the pages of judging are accessible and fit', async () => {
  const judge = await visit('/home/judging', { as: accounts.judge });
  const href = await judge.page.getByRole('link', { name: /海报评选/ }).getAttribute('href');
  for (const path of ['/home/judging', href ?? ''])
    expect(await look(judge.page, path)).toEqual({});
  expect(judge.errors).toEqual([]);
  const { page, errors } = await visit('/home/competition', { as: accounts.organizer });
  const client = new GraphqlClient(new URL(siteUrl()).origin);
  await client.signIn(accounts.judge, PASSWORD);
  const { viewer } = await client.ask<{
    viewer: { judgings: { items: { competitionId: string; taskName: string }[] } };
  }>('{ viewer { judgings { items { competitionId taskName } } } }');
  const demo = viewer.judgings.items.find(({ taskName }) => taskName === '海报评选');
  const panel = `/org/whaletide/competition/manage/${demo?.competitionId}/judging`;
  expect(await look(page, panel)).toEqual({});
  expect(errors).toEqual([]);
});

it('a judge reviews by criteria: a draft first, then sent, and the team reads what it came to', async () => {
  const organizer = new GraphqlClient(new URL(siteUrl()).origin);
  await organizer.signIn(accounts.organizer, PASSWORD);
  const made = await makeTask(organizer);
  const author = await newMember('画家');
  await register(author.client, made.competitionId);
  await author.client.ask(
    'mutation ($input: SubmitWorkInput!) { submitWork(input: $input) { id } }',
    {
      input: { taskId: made.taskId, answers: [{ fieldId: made.fieldId, value: { text: '大潮' } }] },
    },
  );
  const judge = await makeJudge(organizer, made, '评审戊');

  const panel = `/org/whaletide/competition/manage/${made.competitionId}/judging`;
  const managing = await visit(panel, { as: accounts.organizer });
  const { page } = managing;
  await page.getByRole('button', { name: '设置评审方式' }).click();
  const dialog = page.getByRole('dialog', { name: '评审设置' });
  await dialog.getByRole('button', { name: '保存', exact: true }).click();
  await dialog.getByText('请输入细则名称').waitFor();
  await dialog.getByLabel('细则 1', { exact: true }).fill('创意');
  await dialog.getByRole('button', { name: '添加细则' }).click();
  await dialog.getByLabel('细则 2', { exact: true }).fill('可复现');
  await dialog.getByLabel('细则 2 的方式').selectOption({ label: '是 / 否' });
  await dialog.getByLabel('每件作品的评委数').fill('1');
  await dialog.getByRole('checkbox', { name: '发布后向团队公开各细则的平均分' }).check();
  expect(await barriers(page)).toEqual([]);
  await dialog.getByRole('button', { name: '保存', exact: true }).click();
  await page.getByText('评分细则（2 条），每件作品至少 1 位评委，盲评。').waitFor();
  await page.getByRole('button', { name: '分配评委' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '分配', exact: true }).click();
  await page.getByText('1 / 1 件作品的评审还不够').waitFor();

  const path = `/home/judging/${made.taskId}/works/1`;
  const reviewing = await visit(path, { as: judge.email });
  await reviewing.page.getByText('大潮').waitFor();
  expect(await reviewing.page.getByText(author.name).count()).toBe(0);
  expect(await look(reviewing.page, path)).toEqual({});
  await reviewing.page.getByLabel(/^创意/).fill('8');
  await reviewing.page.getByRole('button', { name: '保存草稿' }).click();
  await reviewing.page.getByText(/^草稿，/).waitFor();
  await reviewing.page.getByRole('button', { name: '提交评审' }).click();
  await reviewing.page.getByText('请为「可复现」打分').waitFor();
  await reviewing.page.getByRole('radio', { name: '是' }).check();
  await reviewing.page.getByRole('button', { name: '提交评审' }).click();
  await reviewing.page.getByText(/^已提交，/).waitFor();

  await page.reload();
  await page.getByText('全部 1 件作品的评审都已足够。').waitFor();
  await page.getByRole('button', { name: '发布评审结果' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '发布', exact: true }).click();
  await page.getByText(/评审结果已于 .* 发布/).waitFor();

  const submit = `/home/competition/${made.competitionId}/submit`;
  const own = await visit(submit, { as: author.email });
  await own.page.getByText('查看内容与评语').click();
  await own.page.getByText('评审名次：第 1 名 (1)，共 1 件作品').waitFor();
  await own.page.getByText('创意：8 / 10').waitFor();
  expect([...managing.errors, ...reviewing.errors, ...own.errors]).toEqual([]);
});
