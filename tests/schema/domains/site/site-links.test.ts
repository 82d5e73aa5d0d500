import { expect, it } from '@jest/globals';
import { linkTarget } from '@whaletide/schema/domains/site/rules/site-links.ts';

const id = '0123456789abcdef01234567';
const origins = ['https://tide.example', 'https://www.tide.example'];

it.each([
  [`/home/competition/${id}`, 'competitions activities'],
  [`/home/competition/${id}/leaderboard`, 'competitions activities'],
  [`/competition/${id}?shareby=1`, 'competitions activities'],
  [`/home/activity/detail/${id}`, 'competitions activities'],
  [`/activity/detail/${id}/content`, 'competitions activities'],
  [`/home/column/${id}`, 'columns'],
  [`/column/${id}#projects`, 'columns'],
  [`/mw/project/${id}/comments`, 'projects'],
  [`/org/tide/project/${id}`, 'projects'],
  [`/project/${id}?v=1`, 'projects'],
  [`/mw/dataset/${id}`, 'datasets'],
  [`/org/tide/dataset/${id}/files`, 'datasets'],
  [`https://www.tide.example/mw/dataset/${id}`, 'datasets'],
])('%s leads to one of the %s', (link, kinds) => {
  expect(linkTarget(link, origins)).toEqual({ kinds: kinds.split(' '), id });
});

it.each([
  '/home/column',
  '/home/competition/works',
  '/home/learn/meteorology',
  `/home/competition/forum/${id}`,
  `/home/competition/${id}0`,
  `/home/user/profile/${id}`,
  `/mw/project/${id}?token=of-a-link`,
  `/mw/project/share/${id}`,
  `https://other.example/home/column/${id}`,
  `https://tide.example.other/home/column/${id}`,
  `https://other.example/?to=/home/column/${id}`,
])('%s can’t be told', (link) => {
  expect(linkTarget(link, origins)).toBeNull();
});
