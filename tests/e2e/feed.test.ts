import { expect, it } from '@jest/globals';
import { PASSWORD } from '../support/demo.ts';
import { waitFor } from '../support/wait-for.ts';
import { barriers } from './support/axe.ts';
import { signIn, siteUrl, useBrowser, visit } from './support/browser.ts';
import { newMember, type NewMember } from './support/members.ts';

useBrowser();

const notebook = JSON.stringify({
  nbformat: 4,
  nbformat_minor: 5,
  metadata: {},
  cells: [{ cell_type: 'markdown', metadata: {}, source: '# 潮汐' }],
});

/** Publishes a project with a notebook; answers its id. */
const publish = async ({ client }: NewMember, title: string): Promise<string> => {
  const { body } = await client.upload('潮汐.ipynb', notebook, 'notebook');
  const { url, ...file } = body;
  const { createProject } = await client.ask<{ createProject: { id: string } }>(
    'mutation ($input: CreateProjectInput!) { createProject(input: $input) { id } }',
    {
      input: { title, visibility: 'PUBLIC', notebooks: [file] },
    },
  );
  return createProject.id;
};

/** Publishes a project with a notebook in a browser of their own. */
const publishInBrowser = async ({ email }: NewMember, title: string): Promise<void> => {
  const { page } = await visit('/mw/project/create');
  await signIn(page, email, PASSWORD);
  await page.getByLabel(/项目标题/).fill(title);
  const file = { name: '潮汐.ipynb', mimeType: 'application/json', buffer: Buffer.from(notebook) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByLabel('第 1 个笔记本的名称').waitFor();
  await page.getByRole('radio', { name: /^公开/ }).check();
  await page.getByRole('button', { name: '创建项目' }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
};

it('what somebody publishes is offered to who reads their feed, and its place stays when it is deleted', async () => {
  const [reader, star] = [await newMember('读者'), await newMember('作者')];
  const { viewer } = await star.client.ask<{ viewer: { member: { id: string } } }>(
    '{ viewer { member { id } } }',
  );
  await reader.client.ask(
    'mutation ($input: FollowInput!) { follow(input: $input) { __typename } }',
    {
      input: { kind: 'MEMBER', id: viewer.member.id },
    },
  );
  const first = await publish(star, '潮汐初探');

  const { page, errors } = await visit('/home', { as: reader.email });
  await page.waitForURL((url) => url.pathname === '/home');
  await waitFor('one’s own home, rendered for oneself alone', async () => {
    const own = await page.request.get(siteUrl('/home'));
    if (!(await own.text()).includes('潮汐初探')) return false;
    expect(own.headers()['cache-control']).toContain('private');
    return true;
  });
  // Whether something is new is asked once a minute.
  await page.clock.install();
  await page.reload();
  const feed = page.getByRole('feed', { name: '动态' });
  await feed.getByRole('heading', { name: '潮汐初探' }).waitFor();
  await publishInBrowser(star, '潮汐再探');
  await page.clock.fastForward('01:05');
  const offer = page.getByRole('button', { name: '1 条新动态' });
  await offer.waitFor();
  expect(await feed.getByRole('heading', { name: '潮汐再探' }).count()).toBe(0);
  await offer.click();
  await feed.getByRole('heading', { name: '潮汐再探' }).waitFor();
  await offer.waitFor({ state: 'detached' });
  expect(await barriers(page)).toEqual([]);

  // One comes back to where one was.
  await page.setViewportSize({ width: 1280, height: 320 });
  await feed.getByRole('heading', { name: '潮汐初探' }).scrollIntoViewIfNeeded();
  const place = await page.evaluate<number>('scrollY');
  expect(place).toBeGreaterThan(0);
  await feed.getByRole('link', { name: '潮汐初探' }).click();
  await page.getByRole('heading', { level: 1, name: '潮汐初探' }).waitFor();
  await page.goBack();
  await feed.getByRole('heading', { name: '潮汐再探' }).waitFor();
  await waitFor('the place', async () => (await page.evaluate<number>('scrollY')) === place);

  // A deleted post leaves its place.
  await star.client.ask(
    'mutation ($input: DeleteProjectInput!) { deleteProject(input: $input) { deletedId } }',
    {
      input: { projectId: first },
    },
  );
  await waitFor('its place', async () => {
    // A page that came rendered may know of it for another second.
    await page.goto(siteUrl('/home'));
    await feed.getByRole('heading', { name: '潮汐再探' }).waitFor();
    return (await feed.getByText('该项目已被删除或折叠').count()) === 1;
  });
  expect(await feed.getByRole('heading', { name: '潮汐初探' }).count()).toBe(0);
  expect(errors).toEqual([]);
});
