import { expect, it } from '@jest/globals';
import { accounts } from '../support/demo.ts';
import { barriers } from './support/axe.ts';
import { operationOf } from './support/operations.ts';
import { useOwnSite } from './support/own-site.ts';
import { quiet, siteUrl, useBrowser, visit } from './support/browser.ts';

// On a site of its own, since all members are told; in one file, one after the other: of two
// windows at once a member sees one (the popup lock).
useBrowser();
useOwnSite();

const TITLE = '站点将于周日维护';

const signedIn = (account: string) => visit('/healthz', { as: account });

/** Opens /home in another browser, and lets the second pass after which popups come. */
const homeElsewhere = async (account: string, popup: { query: string; field: string }) => {
  // From a page that has no popups, and lets scripts in.
  const visited = await visit('/home/support', { as: account });
  const { page } = visited;
  await page.clock.install();
  const answered = page
    .waitForResponse((answer) => operationOf(answer.request())?.name === popup.query)
    .catch(() => null);
  const home = await page.goto(siteUrl('/home'));
  // A page that comes rendered brings the answer along.
  if (!(await home?.text())?.includes(`"${popup.field}"`)) expect(await answered).not.toBeNull();
  await quiet(page);
  await page.clock.fastForward('00:03');
  await quiet(page);
  return visited;
};

it('an administrator publishes an announcement, and a member sees it once at /home', async () => {
  const admin = await signedIn(accounts.admin);
  await admin.page.goto(siteUrl('/home/admin/announcements'));
  await admin.page.getByRole('button', { name: '新建公告' }).click();
  const form = admin.page.getByRole('dialog', { name: '新建公告' });
  await form.getByLabel('标题').fill(TITLE);
  await form.getByRole('textbox', { name: '内容' }).fill('届时**暂停提交**两小时。');
  // Not later than now: it opens as soon as it is published.
  await form.getByLabel('开始时间').fill('2026-01-01T08:00');
  expect(await barriers(admin.page)).toEqual([]);
  await form.getByRole('button', { name: '保存' }).click();
  await admin.page.getByRole('button', { name: `发布${TITLE}` }).click();
  const question = admin.page.getByRole('dialog', { name: '发布公告' });
  await question.getByRole('button', { name: '发布', exact: true }).click();
  await admin.page.getByRole('button', { name: `结束${TITLE}` }).waitFor();

  const member = await signedIn(accounts.newcomer);
  await member.page.goto(siteUrl('/home'));
  const popup = member.page.getByRole('dialog', { name: TITLE });
  await popup.getByText('暂停提交').waitFor();
  expect(await barriers(member.page)).toEqual([]);
  const kept = member.page.waitForResponse(
    (answer) => answer.request().postData()?.includes('SetWeakFlags') ?? false,
  );
  await popup.getByRole('button', { name: '知道了' }).click();
  await kept;

  // Another browser of the member's, which has shown no popup yet, knows it too.
  const elsewhere = await homeElsewhere(accounts.newcomer, {
    query: 'AnnouncementPopup',
    field: 'announcementPopup',
  });
  expect(await elsewhere.page.getByRole('dialog', { name: TITLE }).count()).toBe(0);

  // Nor does who comes after the end see it.
  await admin.page.getByRole('button', { name: `结束${TITLE}` }).click();
  const ending = admin.page.getByRole('dialog', { name: '结束公告' });
  await ending.getByRole('button', { name: '结束', exact: true }).click();
  await admin.page.getByText('公告已结束').waitFor();
  for (const { errors } of [admin, member, elsewhere]) expect(errors).toEqual([]);
});

const NAME = '春季活动意向';

it('an administrator publishes a questionnaire, and a member sees it once', async () => {
  const admin = await signedIn(accounts.admin);
  await admin.page.goto(siteUrl('/home/admin/questionnaires'));
  await admin.page.getByRole('button', { name: '新建问卷' }).click();
  const form = admin.page.getByRole('dialog', { name: '新建问卷' });
  await form.getByLabel('问卷名称').fill(NAME);
  await form.getByLabel('题目内容').fill('你想参加吗？');
  await form.getByLabel('选项').fill('想\n再看看');
  expect(await barriers(admin.page)).toEqual([]);
  await form.getByRole('button', { name: '保存' }).click();
  await admin.page.getByRole('button', { name: `发布${NAME}` }).click();
  const question = admin.page.getByRole('dialog', { name: '发布问卷' });
  await question.getByRole('button', { name: '发布', exact: true }).click();
  await admin.page.getByRole('button', { name: `结束${NAME}` }).waitFor();

  const member = await signedIn(accounts.newcomer);
  await member.page.goto(siteUrl('/home'));
  const popup = member.page.getByRole('dialog', { name: NAME });
  await popup.getByRole('button', { name: '开始填写' }).click();
  await popup.getByRole('radio', { name: '想', exact: true }).check();
  expect(await barriers(member.page)).toEqual([]);
  await popup.getByRole('button', { name: '提交' }).click();
  const thanks = member.page.getByRole('dialog', { name: '问卷填写成功' });
  await thanks.getByRole('link', { name: '浏览社区' }).click();

  // Another browser of the member's, which has shown no popup yet, isn't asked.
  const elsewhere = await homeElsewhere(accounts.newcomer, {
    query: 'QuestionnairePopup',
    field: 'questionnaire',
  });
  expect(await elsewhere.page.getByRole('dialog', { name: NAME }).count()).toBe(0);

  // Nor is who comes after the end.
  await admin.page.getByRole('button', { name: `结束${NAME}` }).click();
  const ending = admin.page.getByRole('dialog', { name: '结束问卷' });
  await ending.getByRole('button', { name: '结束', exact: true }).click();
  await admin.page.getByText('问卷已结束').waitFor();
  await admin.page.getByRole('link', { name: `查看${NAME}的结果` }).click();
  await admin.page.getByText('1 人 · 100%').waitFor();
  for (const { errors } of [admin, member, elsewhere]) expect(errors).toEqual([]);
});
