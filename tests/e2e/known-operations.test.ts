import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { accounts } from '../support/demo.ts';
import { quiet, siteUrl, useBrowser, visit } from './support/browser.ts';
import { operationOf, type SentOperation } from './support/operations.ts';

useBrowser();

const listen = (page: Page) => {
  const sent: SentOperation[] = [];
  const answers: Promise<string>[] = [];
  page.on('request', (request) => sent.push(...[operationOf(request) ?? []].flat()));
  page.on('response', (response) => {
    if (operationOf(response.request()))
      answers.push(response.text().catch(() => 'the page has left'));
  });
  return { sent, answers };
};

it('a visitor’s queries go by GET and by their hashes, a member’s by POST', async () => {
  const { page, errors } = await visit('/home/competition');
  await quiet(page);
  const { sent, answers } = listen(page);
  // The browser tells the body of a beacon of routed requests alone.
  await page.route('**/graphql*', (route) => route.continue());
  const counted = page.waitForRequest((request) => operationOf(request)?.name === 'Track');
  await page.getByRole('link', { name: '活动', exact: true }).first().click();
  await page.getByRole('list', { name: '活动', exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
  const queries = sent.filter(({ type }) => type === 'query');
  expect(queries.length).toBeGreaterThan(0);
  // The caller is known by the answer to the first of them.
  const byPost = queries.filter(({ method, name }) => method === 'POST' && name !== 'Viewer');
  expect(byPost).toEqual([]);
  await counted;

  const member = await visit('/home', { as: accounts.organizer });
  const own = listen(member.page);
  await member.page.goto(siteUrl('/home/competition'));
  await quiet(member.page);
  // The page has all that it shows: the next one is asked for.
  await member.page.getByRole('link', { name: '活动', exact: true }).first().click();
  await member.page.getByRole('list', { name: '活动', exact: true }).waitFor();
  await member.page.waitForLoadState('networkidle');
  expect(own.sent.some(({ method, type }) => method === 'POST' && type === 'query')).toBe(true);

  // Nothing is unknown to the gateway, so that no text has to be sent.
  const all = [...sent, ...own.sent];
  expect(all.filter(({ text, type }) => text !== undefined || type === undefined)).toEqual([]);
  for (const text of await Promise.all([...answers, ...own.answers]))
    expect(text).not.toContain('PERSISTED_QUERY');
  expect([...errors, ...member.errors]).toEqual([]);
});

it('a page of a build that the gateway has forgotten goes on by the texts', async () => {
  const { page } = await visit('/home/competition');
  // A click on a link before the page is taken over loads the next one whole, which asks nothing.
  await quiet(page);
  await page.route('**/graphql*', (route) => {
    const request = route.request();
    const unknown = '0'.repeat(64);
    const { text, hash = '' } = operationOf(request) ?? {};
    if (text !== undefined) return route.continue();
    return route.continue({
      url: request.url().replace(hash, unknown),
      ...(request.postData() !== null && {
        postData: (request.postData() ?? '').replace(hash, unknown),
      }),
    });
  });
  const { sent } = listen(page);
  await page.getByRole('link', { name: '活动', exact: true }).first().click();
  await page.getByRole('list', { name: '活动', exact: true }).waitFor();
  expect(sent.some(({ text, method }) => text !== undefined && method === 'POST')).toBe(true);
});
