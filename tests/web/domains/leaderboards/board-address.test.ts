import { expect, it } from '@jest/globals';
import { boardAddress } from '#web/src/domains/leaderboards/components/LeaderboardPanel/board-address.ts';

it.each([
  ['a task’s', { taskId: 'a' }, 'PUBLIC', {}, '/exports/boards/tasks/a?Board=public'],
  ['a stage’s', { stageId: 'b' }, 'PRIVATE', {}, '/exports/boards/stages/b?Board=private'],
  ['a group’s', { leaderboardId: 'c' }, 'PUBLIC', {}, '/exports/boards/groups/c?Board=public'],
  [
    'a part of one',
    { taskId: 'a' },
    'PUBLIC',
    { name: ' 浪 ', school: '', followed: true, late: false, managed: true },
    '/exports/boards/tasks/a?Board=public&Name=%E6%B5%AA&Managed=true&Followed=true',
  ],
] as const)('the address of %s is that of its file', (_, of, board, asked, address) => {
  expect(boardAddress(of, board, asked)).toBe(address);
});
