import { expect, it } from '@jest/globals';
import { framedPath } from '#web/src/routing/framed.ts';

const id = 'a'.repeat(24);

it.each([
  [`/home/competition/${id}`, `/org/tide/competition/area/${id}`],
  [`/home/competition/${id}/submit/x`, `/org/tide/competition/area/${id}/submit/x`],
  [`/home/competition/${id}?from=wechat`, `/org/tide/competition/area/${id}?from=wechat`],
  [`/home/competition/forumlist/${id}`, `/org/tide/competition/forumlist/${id}`],
  [`/home/competition/forum/${id}`, `/org/tide/competition/forum/${id}`],
  [`/home/competition/forum/edit/${id}`, `/org/tide/competition/forum/edit/${id}`],
  [
    `/home/competition/forum/create?forumId=${id}`,
    `/org/tide/competition/forum/create?forumId=${id}`,
  ],
  ['/home/competition', '/home/competition'],
  ['/home/competition/works', '/home/competition/works'],
  [`/home/competition/team/${id}`, `/home/competition/team/${id}`],
])('%s in the frame is %s', (path, framed) => {
  expect(framedPath('tide', path)).toBe(framed);
});
