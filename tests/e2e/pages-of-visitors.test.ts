import { expect, it } from '@jest/globals';
import { siteUrl, useBrowser, visit } from './support/browser.ts';
import { look, penguins } from './support/look.ts';

useBrowser();

it('the pages of a visitor are accessible and fit', async () => {
  const { page, errors } = await visit();
  for (const path of [
    '/home',
    '/home/learn/data-science',
    '/home/latex',
    '/home/receipts',
    '/home/ratings',
    '/home/competition',
    '/home/activity',
    '/home/activity/EXERCISE',
    '/home/activity/recent',
    '/home/activity/detail/d00200000000000000000029',
    '/home/activity/detail/d0020000000000000000002a',
    '/home/competition/works',
    '/home/support',
    '/home/support?tab=submit',
    '/home/suggestion',
    '/home/creator/plan',
    '/home/creator/rule',
    '/home/creator/rule/exchange',
    '/home/column',
    '/home/special',
    '/home/special/detail/d03c00000000000000000001',
    '/home/special/detail/d03c00000000000000000001/dataset',
    '/home/special/detail/d03c00000000000000000001/activity',
    '/home/special/detail/d03c00000000000000000001/forum',
    '/home/special/d03c00000000000000000001/forum/post/d020000000000000000dbba0',
    '/home/global?search=企鹅',
    '/home/column/d03800000000000000000001',
    '/home/project',
    '/home/gist/d06000000000000000000001',
    '/auth/communityLogin',
    '/auth/register',
    '/auth/forgottenPassword',
    '/org/whaletide',
    '/org/whaletide/login',
    '/home/error?type=2',
    '/home/unsubscribe?token=forged',
    '/auth/takeBack?token=forged',
    '/auth/verifyEmail?token=forged',
  ])
    expect(await look(page, path)).toEqual({});
  expect(errors).toEqual([]);
});

it('an address that leads nowhere says so by its status, and is accessible and fits', async () => {
  const { page, errors } = await visit();
  expect((await page.goto(siteUrl('/home/nowhere')))?.status()).toBe(404);
  expect(await look(page, '/home/nowhere')).toEqual({});
  // The browser notes the status of the page itself, and nothing else.
  expect(errors.filter((error) => !error.includes('/home/nowhere'))).toEqual([]);
});

it('the pages of a competition are accessible and fit, for a visitor', async () => {
  const { page, errors } = await visit();
  const path = await penguins(page);
  for (const tab of ['', '/content/1', '/leaderboard'])
    expect(await look(page, path + tab)).toEqual({});
  expect(errors).toEqual([]);
});
