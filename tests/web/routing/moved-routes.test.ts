import { expect, it } from '@jest/globals';
import { filledIn } from '@whaletide/schema/shared/rules/moved.ts';
import { matchRoutes } from 'react-router';
import { movedRoutes } from '#web/src/moved-routes.ts';
import { matchPage } from '#web/src/routing/find-page.ts';
import type { MovedHandle } from '#web/src/routing/handle.ts';
import { pageRoutes } from '#web/src/routes.ts';

const id = '0123456789abcdef01234567';

it.each([
  ['/column/create', '/home/column/create'],
  ['/column/application', '/home/column/application'],
  [`/column/edit/${id}`, `/home/column/edit/${id}`],
  [`/column/edit/${id}/content`, `/home/column/edit/${id}/content`],
  [`/column/subscriber/${id}`, `/home/column/subscriber/${id}`],
  [`/column/${id}`, `/home/column/${id}`],
  ['/dataset/all', '/home/dataset/all'],
  ['/dataset/selected', '/home/dataset/selected'],
  [`/dataset/${id}`, `/mw/dataset/${id}`],
])('%s has moved to %s for good', (from, to) => {
  const match = matchRoutes(movedRoutes, from)?.at(-1);
  const { movedTo, status } = match?.route.handle as MovedHandle;
  expect([filledIn(movedTo, match?.params ?? {}), status]).toEqual([to, 301]);
});

it.each([
  [`/home/project/${id}`, `/mw/project/${id}`],
  ['/home/project/create', '/mw/project/create'],
  [`/home/dataset/${id}/comments`, `/mw/dataset/${id}/comments`],
  ['/home/dataset/create', '/mw/dataset/create'],
])('%s is %s, beside the lists of the same names', (from, to) => {
  const match = matchPage(pageRoutes, from).at(-1);
  const { movedTo } = match?.route.handle as MovedHandle;
  expect(filledIn(movedTo, match?.params ?? {})).toBe(to);
});

it('leaves the tabs of a list where they are', () => {
  const match = matchPage(pageRoutes, '/home/dataset/selected').at(-1);
  expect(match?.route.handle).toMatchObject({ name: 'dataset-list' });
});
