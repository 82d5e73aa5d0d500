import { describe, expect, it } from '@jest/globals';
import {
  dropPlace,
  parentProblem,
  stepPlace,
  zoneAt,
} from '#web/src/domains/channels/pages/ChannelConfigPage/drop-place.ts';
import { placedSections } from '#web/src/domains/channels/section-tree.ts';

const section = (id: string, ...children: ReturnType<typeof sectionOf>[]) =>
  sectionOf(id, children);
const sectionOf = (id: string, children: readonly object[]) => ({
  id,
  name: id,
  isHidden: false,
  projectsCount: 0,
  datasetsCount: 0,
  children: children as never[],
});
/** a(a1(x), a2), b, c */
const rows = placedSections([
  section('a', section('a1', section('x')), section('a2')),
  section('b'),
  section('c'),
]);

describe('a section that is dragged', () => {
  it.each([
    [0, 'before'],
    [11, 'before'],
    [20, 'inside'],
    [29, 'after'],
    [40, 'after'],
  ])('%i px below the top of a row of 40 is held %s it', (offset, zone) => {
    expect(zoneAt(offset, 40)).toBe(zone);
  });

  it.each([
    ['c', 'before', 'a', null, 0],
    ['c', 'after', 'a', null, 1],
    ['a', 'after', 'b', null, 1],
    ['b', 'inside', 'a', 'a', 2],
    ['a2', 'before', 'a1', 'a', 0],
    ['b', 'after', 'x', 'a1', 1],
    ['a2', 'inside', 'a', 'a', 1],
  ] as const)('%s dropped %s %s stands below %s at %i', (id, zone, on, parentId, position) => {
    expect(dropPlace(rows, id, { id: on, zone })).toEqual({ parentId, position });
  });

  it('stands neither below itself nor too deep', () => {
    expect(parentProblem(rows, 'a', 'x')).toBe('不能移动到自己的下级分组');
    expect(parentProblem(rows, 'a1', 'b')).toBeNull();
    expect(parentProblem(rows, 'b', 'x')).toBe('分组最多3级');
  });
});

describe('a section that is moved by a step', () => {
  it.each([
    ['b', 'up', { parentId: null, position: 0 }],
    ['b', 'down', { parentId: null, position: 2 }],
    ['a', 'up', undefined],
    ['c', 'down', undefined],
    ['a1', 'out', { parentId: null, position: 1 }],
    ['a', 'out', undefined],
    ['b', 'in', { parentId: 'a', position: 2 }],
    ['a', 'in', undefined],
    // a would go below nothing, a2 below a1 at the third level.
    ['a2', 'in', { parentId: 'a1', position: 1 }],
  ] as const)('%s goes %s', (id, step, place) => {
    expect(stepPlace(rows, id, step)).toEqual(place);
  });

  it('goes no deeper than the third level', () => {
    const deep = placedSections([section('p', section('q', section('r'), section('s')))]);
    expect(stepPlace(deep, 's', 'in')).toBeUndefined();
  });
});
