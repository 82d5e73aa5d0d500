import { expect, it } from '@jest/globals';
import { filledIn } from '@whaletide/schema/shared/rules/moved.ts';
import { matchRoutes } from 'react-router';
import { movedRoutes } from '#web/src/moved-routes.ts';
import type { MovedHandle } from '#web/src/routing/handle.ts';

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
