import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { filledIn } from '@whaletide/schema/shared/rules/moved.ts';
import { pageRoutes } from '#web/src/routes.ts';
import { isRouteHandle } from '#web/src/routing/handle.ts';
import { pagePaths } from '#web/src/routing/known-params.ts';
import { openPage } from '../support/open-page.tsx';

const id = 'a'.repeat(24);
const sources = pagePaths(pageRoutes).map(({ source }) => new RegExp(source, 'i'));
const isPage = (path: string) => sources.some((source) => source.test(path));

describe('the list of pages that the build writes down', () => {
  it.each([
    '/',
    '/home',
    '/home/competition',
    '/home/competition/',
    `/home/competition/${id}`,
    `/home/competition/${id}/leaderboard/${id}`,
    `/home/column/edit/${id}/content`,
    '/home/column/create',
    '/home/column/application',
    '/mw/project/create',
    `/org/whaletide/competition/area/${id}/submit`,
    `/org/whaletide/project/${id}`,
    `/mw/project/${id}`,
    '/auth/register',
    '/_log',
    '/home/_log/x',
  ])('has %s', (path) => {
    expect(isPage(path)).toBe(true);
  });

  it.each([
    '/home/column/unknown',
    '/mw/project/unknown',
    '/home/competition/forum/unknown',
    `/home/competition/${id}/a/b/c`,
    '/org',
    '/org/-/project/1',
    '/nowhere',
    `/home/user/profile/${id}/unknown`,
    `/home/competition/${id}/unknown`,
    `/mw/project/${id}/unknown`,
    `/mw/dataset/${id}/unknown`,
    '/home/dataset/unknown',
    '/home/user/star/unknown',
    '/homes',
  ])('has not %s', (path) => {
    expect(isPage(path)).toBe(false);
  });
});

describe('an address that leads elsewhere', () => {
  const movedFrom = (path: string) =>
    pagePaths(pageRoutes).find(({ source }) => new RegExp(source, 'i').test(path))?.moved;

  it.each([
    ['/', { path: '/home', status: 302 }],
    ['/feed', { path: '/home', status: 302 }],
    ['/home/recommend', { path: '/home', status: 302 }],
    ['/setting', { path: '/home/user/setting/account', status: 302 }],
    [`/column/${id}`, { path: '/home/column/:id', status: 301 }],
    [
      `/competition/${id}/leaderboard`,
      { path: '/home/competition/:id/:tab/:tabParam', status: 301 },
    ],
    ['/competition/unknown/leaderboard', undefined],
    ['/project/edit', { path: '/mw/project/create', status: 302 }],
    ['/mw/project/edit', { path: '/mw/project/create', status: 302 }],
    [`/project/edit/${id}`, { path: '/mw/project/edit/:id', status: 301 }],
    [`/mw/project/edit/${id}`, undefined],
    [`/home/project/${id}/versions`, { path: '/mw/project/:id/:tab', status: 301 }],
    ['/home/project/share/abc', { path: '/mw/project/share/:token/:tab', status: 301 }],
    [`/home/dataset/${id}`, { path: '/mw/dataset/:id/:tab', status: 301 }],
    ['/home/dataset/create', { path: '/mw/dataset/create', status: 301 }],
    ['/home/dataset/selected', undefined],
    ['/home', undefined],
    ['/support', { path: '/home/support', status: 301 }],
    ['/workorder', { path: '/home/support', status: 301 }],
    ['/home/workorder/', { path: '/home/support', status: 301 }],
    ['/suggestion', { path: '/home/suggestion', status: 301 }],
    ['/home/support', undefined],
  ])('says so to the gateway: %s', (path, moved) => {
    expect(movedFrom(path)).toEqual(moved);
  });

  it('is every page’s own without /home in front', () => {
    const own = pageRoutes.flatMap(({ path = '', handle }) =>
      isRouteHandle(handle) && path.startsWith('home/') && !path.startsWith('home/admin')
        ? path.slice('home'.length)
        : [],
    );
    const bare = own.map((path) =>
      path
        .replace(/\/:tab\w*\?/g, '')
        .replaceAll('*', 'x')
        .replace(/:kind\?/, 'x')
        .replaceAll(/:(id|special|post)\b/g, id),
    );
    const missed = bare.filter((path) => !isPage(path));
    expect([bare.length > 30, missed]).toEqual([true, []]);
  });

  it.each(pagePaths(pageRoutes).flatMap(({ moved }) => moved ?? []))(
    'ends at a page: %o',
    ({ path }) => {
      const filled = filledIn(path, { id, special: id, post: id, token: 'abc' });
      expect([isPage(filled), movedFrom(filled)]).toEqual([true, undefined]);
    },
  );
});

describe('an address that only looks like one of a page', () => {
  it.each([
    '/home/column/unknown',
    '/mw/project/unknown',
    '/home/competition/forum/9',
    `/home/user/profile/${id}/unknown`,
  ])('leads nowhere, and says so: %s', async (path) => {
    openPage(path);
    expect(
      await screen.findByRole('heading', { name: '你所寻找的东西，并不存在' }),
    ).toBeInTheDocument();
    expect(document.title).toContain('页面不存在');
  });
});
