import { expect, it } from '@jest/globals';
import { siteUrl, useBrowser, visit } from './support/browser.ts';
import { barriers } from './support/axe.ts';
import { newMember } from './support/members.ts';
import { PRACTISED } from './support/practised.ts';
import type { GraphqlClient } from '../support/graphql.ts';

useBrowser();

const practised = async (client: GraphqlClient): Promise<string> => {
  const { competitions } = await client.ask<{ competitions: { items: { id: string }[] } }>(
    'query ($name: String) { competitions(name: $name, status: ENDED) { items { id } } }',
    { name: PRACTISED },
  );
  const [found] = competitions.items;
  if (!found) throw new Error('The demo has no competition to practise');
  return found.id;
};

/** The sample file of its first task, as a result that can be scored. */
const sampleOf = async (client: GraphqlClient, id: string): Promise<string> => {
  const { competition } = await client.ask<{
    competition: { practice: { tasks: { sampleFileUrl: string }[] } };
  }>('query ($id: ID!) { competition(id: $id) { practice { tasks { sampleFileUrl } } } }', { id });
  const address = competition.practice.tasks[0]?.sampleFileUrl ?? '';
  const answer = await fetch(new URL(address, siteUrl()), { headers: client.headers });
  return answer.text();
};

it('a newcomer practises in a competition that is over, then plays it by its own clock', async () => {
  const { email, client } = await newMember('练习者');
  const id = await practised(client);
  const { page, errors } = await visit(`/home/competition/${id}`, { as: email });
  await page.getByRole('link', { name: '现在练习' }).click();
  await page.getByRole('button', { name: '开始练习', exact: true }).click();
  const file = page.locator('input[type="file"]').first();
  await file.waitFor({ state: 'attached' });
  const buffer = Buffer.from(await sampleOf(client, id));
  await file.setInputFiles({ name: 'result.csv', mimeType: 'text/csv', buffer });
  await page.getByText(/^已上传/).waitFor();
  await page.getByRole('button', { name: '提交练习' }).click();
  const works = page.getByRole('region', { name: '练习记录' });
  await works.getByText(/^(相当于最终榜单第 \d+ 名|低于最终榜单的全部 \d+ 支团队)/).waitFor();
  expect(await barriers(page)).toEqual([]);

  await page.getByRole('link', { name: '虚拟参赛', exact: true }).click();
  await page.getByRole('button', { name: '开始虚拟参赛' }).click();
  await page.getByText(/^距结束还有/).waitFor();
  await page.getByRole('button', { name: '提前结束' }).click();
  const dialog = page.getByRole('dialog', { name: '提前结束虚拟参赛' });
  await dialog.getByRole('button', { name: '结束', exact: true }).click();
  await page.getByText(/^虚拟参赛已结束/).waitFor();
  // The board is the one that remained.
  await page.getByRole('region', { name: /榜/ }).getByRole('row').nth(1).waitFor();
  expect(errors).toEqual([]);
});
