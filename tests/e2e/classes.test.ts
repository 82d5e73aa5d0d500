import { expect, it } from '@jest/globals';
import { accounts, PASSWORD } from '../support/demo.ts';
import { GraphqlClient } from '../support/graphql.ts';
import { reloadUntil, siteUrl, useBrowser, visit } from './support/browser.ts';
import { newMember, type NewMember } from './support/members.ts';
import { PRACTISED } from './support/practised.ts';

useBrowser();

const STUDENTS = 10;

interface Practised {
  practice: { id: string; tasks: { id: string; sampleFileUrl: string }[] };
}

/** Hands in the sample of a competition's first task, for practice. */
const practise = async (client: GraphqlClient, competitionId: string, taskId: string) => {
  await client.ask(
    'mutation ($input: StartPracticeInput!) { startPractice(input: $input) { id } }',
    { input: { competitionId, mode: 'PRACTICE' } },
  );
  const { competition } = await client.ask<{ competition: Practised }>(
    'query ($id: ID!) { competition(id: $id) { practice { id tasks { id sampleFileUrl } } } }',
    { id: competitionId },
  );
  const { id, tasks } = competition.practice;
  const task = tasks.find((one) => one.id === taskId);
  const sample = await fetch(new URL(task?.sampleFileUrl ?? '', siteUrl()), {
    headers: client.headers,
  });
  const { body } = await client.upload('result.csv', await sample.text());
  await client.ask(
    'mutation ($input: SubmitPracticeWorkInput!) { submitPracticeWork(input: $input) { id } }',
    { input: { practiceId: id, taskId, resultKey: body.key } },
  );
};

it('a teacher makes a class, students practise, and grades come as CSV', async () => {
  const { page, errors } = await visit('/home/user/classes', { as: accounts.school });
  const name = `潮汐班${Date.now() % 1e7}`;
  await page.getByRole('button', { name: '新建班级' }).click();
  await page.getByLabel('班级名称').fill(name);
  await page.getByRole('button', { name: '创建' }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();

  await page.getByRole('button', { name: '添加任务' }).click();
  const dialog = page.getByRole('dialog', { name: '添加任务' });
  await dialog.getByLabel('类型').selectOption({ label: '赛后练习（已结束的比赛）' });
  await dialog.getByLabel('比赛名称').fill(PRACTISED);
  const tasks = dialog.getByRole('combobox', { name: '任务' });
  const choice = tasks.locator('option', { hasText: PRACTISED }).first();
  await choice.waitFor({ state: 'attached' });
  await tasks.selectOption((await choice.getAttribute('value')) ?? '');
  const taskId = await tasks.inputValue();
  await dialog.getByRole('button', { name: '添加', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });

  const classId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const teacher = new GraphqlClient(new URL(siteUrl()).origin);
  await teacher.signIn(accounts.school, PASSWORD);
  const { viewer, competitionTask } = await teacher.ask<{
    viewer: { class: { code: string } };
    competitionTask: { competition: { id: string } };
  }>(
    `query ($id: ID!, $taskId: ID!) {
      viewer { class(id: $id) { code } }
      competitionTask(id: $taskId) { competition { id } }
    }`,
    { id: classId, taskId },
  );
  const students: NewMember[] = [];
  for (let at = 0; at < STUDENTS; at += 1) {
    const student = await newMember(`学生${at}号`);
    students.push(student);
    await practise(student.client, competitionTask.competition.id, taskId);
  }
  const [first] = students;
  if (!first) throw new Error('unreachable');
  for (const { client } of students.slice(1))
    await client.ask('mutation ($input: JoinClassInput!) { joinClass(input: $input) { id } }', {
      input: { code: viewer.class.code },
    });
  const student = await visit('/home/user/classes', { as: first.email });
  await student.page.getByLabel('班级加入码').fill(viewer.class.code);
  await student.page.getByRole('button', { name: '加入班级' }).click();
  await student.page.getByRole('heading', { level: 1, name }).waitFor();
  await student.page.getByRole('link', { name: /^班级榜/ }).click();
  await reloadUntil(
    student.page,
    student.page.getByRole('row').filter({ hasText: first.name }).getByText('（你）'),
  );

  await page
    .getByRole('tab', { name: '学生与成绩' })
    .or(page.getByRole('link', { name: '学生与成绩' }))
    .click();
  const table = page.getByRole('region', { name: '学生与成绩' });
  for (const one of students) await reloadUntil(page, table.getByText(one.name));
  const answer = await fetch(siteUrl(`/exports/classes/${classId}`), { headers: teacher.headers });
  const lines = (await answer.text()).trim().split('\r\n');
  expect(lines).toHaveLength(1 + STUDENTS);
  for (const one of students) expect(lines.find((line) => line.includes(one.name))).toMatch(/,1,/);
  const stranger = await fetch(siteUrl(`/exports/classes/${classId}`), {
    headers: first.client.headers,
  });
  expect(stranger.status).toBe(404);
  expect([...errors, ...student.errors]).toEqual([]);
});
