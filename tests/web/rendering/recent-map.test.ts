import { expect, it } from '@jest/globals';
import { RecentMap } from '#web/src/rendering/recent-map.ts';

it('forgets what was used longest ago', () => {
  const map = new RecentMap<string, number>(2);
  map.set('a', 1);
  map.set('b', 2);
  expect(map.get('a')).toBe(1);
  map.set('c', 3);
  expect(['a', 'b', 'c'].map((key) => map.get(key))).toEqual([1, undefined, 3]);
});

it('makes what isn’t there, once', () => {
  const map = new RecentMap<string, number>(2);
  let made = 0;
  const make = () => (made += 1);
  expect([map.getOrMake('a', make), map.getOrMake('a', make)]).toEqual([1, 1]);
});
