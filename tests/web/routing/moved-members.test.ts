import { expect, it } from '@jest/globals';
import { filledIn } from '@whaletide/schema/shared/rules/moved.ts';
import { matchRoutes } from 'react-router';
import { movedRoutes } from '#web/src/moved-routes.ts';
import type { MovedHandle } from '#web/src/routing/handle.ts';

const id = 'a'.repeat(24);

it.each([
  [`/user/profile/${id}`, `/home/user/profile/${id}`],
  [`/user/profile/${id}/project`, `/home/user/profile/${id}/project`],
  ['/user/profile', '/home/user/profile'],
  ['/user/level', '/home/user/level'],
  [`/user/level/${id}`, `/home/user/level/${id}`],
  ['/user/setting/headView', '/home/user/setting/headView'],
  ['/user/setting/verify', '/home/user/setting/verify'],
  ['/user/star', '/home/user/star'],
  ['/user/star/dataset', '/home/user/star/dataset'],
  ['/user/wallet', '/home/user/wallet'],
  ['/user/message', '/home/user/message'],
  ['/error', '/home/error'],
])('%s stands at %s for good', (from, to) => {
  const match = matchRoutes(movedRoutes, from)?.at(-1);
  const { movedTo, status } = match?.route.handle as MovedHandle;
  expect([filledIn(movedTo, match?.params ?? {}), status]).toEqual([to, 301]);
});
