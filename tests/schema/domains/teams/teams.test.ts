import { describe, expect, it } from '@jest/globals';
import {
  answerProblem,
  applyProblem,
  dissolveProblem,
  editProblem,
  isNameLocked,
  leaveProblem,
  memberActionProblem,
  mergeProblem,
  noteProblem,
} from '@whaletide/schema/domains/teams/rules.ts';

const team = (id: string, change: object = {}) => ({
  id,
  captainId: `${id}1`,
  memberIds: [`${id}1`, `${id}2`],
  banned: false,
  deleted: false,
  settled: false,
  receives: true,
  promotions: 0,
  name: '逐浪小队',
  ...change,
});
const BANNED = '你的团队已被禁赛，如有疑问请提交工单';
const NOT_ELIGIBLE = '不符合组队条件：该比赛仅限同校组队';
const OVER = '比赛已经结束，团队不可变更';
const GONE = '该团队已解散或已并入其他团队';

describe('asking to merge', () => {
  const a = team('a');
  const b = team('b');
  const at = (id: string, university: string | null) =>
    team(id, { university, universitySorted: university !== null });
  it.each([
    ['the captain of a team', 'a1', a, b, 5, undefined],
    ['no team chosen', 'a1', a, null, 5, '请选择申请并入的团队'],
    ['not registered', 'a1', null, b, 5, '请先报名比赛'],
    ['the own team', 'a1', a, a, 5, '不能选择自己的团队'],
    ['a member who is no captain', 'a2', a, b, 5, '只有队长可以申请并入其他团队'],
    ['a banned team', 'a1', team('a', { banned: true }), b, 5, BANNED],
    ['a banned target', 'a1', a, team('b', { banned: true }), 5, '被禁赛的团队不能合并'],
    ['a dissolved target', 'a1', a, team('b', { deleted: true }), 5, GONE],
    ['a target without members', 'a1', a, team('b', { memberIds: [] }), 5, GONE],
    ['after the end', 'a1', a, team('b', { settled: true }), 5, OVER],
    ['a full target', 'a1', a, team('b', { receives: false }), 5, '该团队已满员或已停止接收申请'],
    ['exactly at the cap', 'a1', a, b, 4, undefined],
    ['above the cap', 'a1', a, b, 3, '合并后将有4人，超过团队人数上限3人'],
    ['the same university', 'a1', at('a', '海洋大学'), at('b', '海洋大学'), 5, undefined],
    ['another university', 'a1', at('a', '海洋大学'), at('b', '气象大学'), 5, NOT_ELIGIBLE],
    ['an unsorted target', 'a1', at('a', '海洋大学'), at('b', null), 5, NOT_ELIGIBLE],
    ['both unsorted', 'a1', at('a', null), at('b', null), 5, NOT_ELIGIBLE],
    [
      'another stage',
      'a1',
      a,
      team('b', { promotions: 1 }),
      5,
      '两支团队所处的比赛阶段不同，无法合并',
    ],
  ])('%s', (_, viewerId, own, target, maxMembers, message) =>
    expect(applyProblem({ viewerId, own, target, maxMembers })?.message).toBe(message),
  );

  it('may still be accepted by a captain who receives no more', () => {
    expect(mergeProblem(a, team('b', { receives: false }), 5)).toBeNull();
  });

  it.each([
    ['', '申请说明不能为空'],
    ['   ', '申请说明不能为空'],
    ['鲸'.repeat(100), undefined],
    ['鲸'.repeat(101), '申请说明超出字数限制'],
    ['🐋'.repeat(100), undefined],
  ])('with the note %j', (note, message) => expect(noteProblem(note)?.message).toBe(message));
});

describe('leaving, removing, handing over, dissolving', () => {
  const alone = team('a', { memberIds: ['a1'] });
  it.each([
    ['a member leaves', leaveProblem(team('a'), 'a2'), undefined],
    ['the captain leaves', leaveProblem(team('a'), 'a1'), '团队有其他成员，需移交队长后才能离开'],
    ['one alone leaves', leaveProblem(alone, 'a1'), '团队只有你一人，无需离开'],
    ['a stranger leaves', leaveProblem(team('a'), 'x'), '你不是该团队的成员'],
    ['a banned member leaves', leaveProblem(team('a', { banned: true }), 'a2'), BANNED],
    ['a member leaves after the end', leaveProblem(team('a', { settled: true }), 'a2'), OVER],
    ['the captain removes', memberActionProblem(team('a'), 'a1', 'a2', 'Member'), undefined],
    [
      'a member removes',
      memberActionProblem(team('a'), 'a2', 'a1', 'Member'),
      '只有队长可以执行该操作',
    ],
    [
      'the captain removes themself',
      memberActionProblem(team('a'), 'a1', 'a1', 'Member'),
      '不能选择自己',
    ],
    [
      'the captain removes a stranger',
      memberActionProblem(team('a'), 'a1', 'x', 'Member'),
      '未找到该成员',
    ],
    ['the captain dissolves', dissolveProblem(team('a'), 'a1'), undefined],
    ['a member dissolves', dissolveProblem(team('a'), 'a2'), '只有队长可以执行该操作'],
    ['one alone dissolves', dissolveProblem(alone, 'a1'), '团队只有你一人，无需解散'],
    ['a banned captain dissolves', dissolveProblem(team('a', { banned: true }), 'a1'), BANNED],
    [
      'the captain dissolves after the end',
      dissolveProblem(team('a', { settled: true }), 'a1'),
      OVER,
    ],
  ])('%s', (_, problem, message) => expect(problem?.message).toBe(message));
});

describe('changing a team', () => {
  const open = { nameLocked: false, maxMembers: 3 };
  const locked = { nameLocked: true, maxMembers: 2 };
  it.each([
    ['a new name', 'a1', { name: '听潮' }, open, undefined],
    ['by a member', 'a2', { name: '听潮' }, open, '只有队长可以执行该操作'],
    ['no name', 'a1', { name: ' ' }, open, '请输入团队名称'],
    ['a long name', 'a1', { name: '鲸'.repeat(23) }, open, '字数已超出限制3个字符'],
    ['a locked name', 'a1', { name: '听潮' }, locked, '团队名称已锁定，不能修改'],
    ['the same name, locked', 'a1', { name: '逐浪小队', description: '一' }, locked, undefined],
    ['a long text', 'a1', { description: '鲸'.repeat(152) }, open, '字数已超出限制2个字符'],
    ['opening below the cap', 'a1', { receives: true }, open, undefined],
    ['opening at the cap', 'a1', { receives: true }, locked, '团队人数已达上限，无法接收申请'],
    ['closing at the cap', 'a1', { receives: false }, locked, undefined],
  ])('%s', (_, viewer, change, limits, message) =>
    expect(editProblem(team('a'), viewer, change, limits)?.message).toBe(message),
  );

  it('keeps its name from the competition’s end on, or where it is locked', () => {
    const now = new Date('2026-11-21T04:00:00Z');
    const ends = (endDate: string | null, teamNameLocked = false) =>
      isNameLocked({ endDate, teamNameLocked }, now);
    expect(ends(null)).toBe(false);
    expect(ends('2026-11-21T04:00:01Z')).toBe(false);
    expect(ends('2026-11-21T04:00:00Z')).toBe(true);
    expect(ends(null, true)).toBe(true);
  });
});

describe('answering a request: 1 accepts, 2 rejects, 3 withdraws', () => {
  const merge = { type: 0, status: 0, memberId: null, fromCaptainId: 'a1', captainId: 'b1' };
  const removal = { type: 1, status: 0, memberId: 'b2', fromCaptainId: null, captainId: 'b1' };
  const leave = { ...removal, type: 2 };
  const theirs = '只有接收方可以处理';
  const own = '只有申请方可以撤回';
  it.each([
    ['a merge by the receiving captain', merge, 'b1', 1, undefined],
    ['a merge by its sender', merge, 'a1', 1, theirs],
    ['a merge withdrawn by its sender', merge, 'a1', 3, undefined],
    ['a merge withdrawn by the recipient', merge, 'b1', 3, own],
    ['a removal by the member', removal, 'b2', 1, undefined],
    ['a removal by the captain', removal, 'b1', 2, theirs],
    ['a removal withdrawn by the captain', removal, 'b1', 3, undefined],
    ['a leave by the captain', leave, 'b1', 2, undefined],
    ['a leave by the member', leave, 'b2', 1, theirs],
    ['a leave withdrawn by the member', leave, 'b2', 3, undefined],
    ['anything by a stranger', leave, 'x', 1, theirs],
    ['what is settled', { ...leave, status: 1 }, 'b1', 1, '该申请已被处理'],
  ])('%s', (_, application, viewer, answer, message) =>
    expect(answerProblem(application, viewer, answer)?.message).toBe(message),
  );
});
