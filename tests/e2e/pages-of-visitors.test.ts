import { expect, it } from '@jest/globals';
import { useBrowser, visit } from './support/browser.ts';
import { look, penguins } from './support/look.ts';

useBrowser();

it.each([
  '/home/competition',
  '/home/activity/EXERCISE',
  '/home/competition/works',
  '/home/support',
  '/home/support?tab=submit',
  '/home/suggestion',
  '/home/column',
  '/home/column/d03800000000000000000001',
  '/auth/communityLogin',
  '/auth/register',
  '/home/error?type=2',
  '/home/nowhere',
])('%s is accessible and fits, for a visitor', async (path) => {
  const { page, errors } = await visit(path);
  expect(await look(page, path)).toEqual({});
  expect(errors).toEqual([]);
});

it('the pages of a competition are accessible and fit, for a visitor', async () => {
  const { page, errors } = await visit();
  const path = await penguins(page);
  for (const tab of ['', '/content/1', '/leaderboard'])
    expect(await look(page, path + tab)).toEqual({});
  expect(errors).toEqual([]);
});
