import { expect, it } from '@jest/globals';
import {
  type CreatorApplication,
  creatorApplicationContent,
  creatorApplicationProblems,
} from '@whaletide/schema/domains/creators/rules/application.ts';
import {
  applyingProblem,
  creatorStatus,
  featuredProblem,
  isReadmitted,
  joinProblem,
  type Membership,
  statusOf,
  violationProblem,
} from '@whaletide/schema/domains/creators/rules/programme.ts';

const outside: Membership = { joined: false, ended: false, banned: false };
const creator = { ...outside, joined: true };

it.each<[string, Membership, number]>([
  ['who never joined', outside, creatorStatus.none],
  ['who is banned without having joined', { ...outside, banned: true }, creatorStatus.none],
  ['a creator', creator, creatorStatus.active],
  ['a banned one', { ...creator, banned: true }, creatorStatus.banned],
  ['one who has had to leave', { ...creator, ended: true, banned: true }, creatorStatus.ended],
])('the status of %s', (_, membership, status) => {
  expect(statusOf(membership)).toBe(status);
});

it.each<[string, Membership, string | null, string | null]>([
  ['anybody', outside, null, null],
  ['a creator', creator, '你已经是创作者', '该用户已经是创作者'],
  [
    'who is banned',
    { ...outside, banned: true },
    '你的创作者权益已被管理员封禁，暂不能申请',
    '该用户的创作者权益已被封禁，请先恢复',
  ],
  [
    'who has had to leave',
    { ...creator, ended: true },
    '你因违规退出了创作者计划，不能再次加入',
    '因违规退出创作者计划后，不能再次加入',
  ],
])('applying and joining of %s', (_, membership, applying, joining) => {
  expect(applyingProblem(membership)?.message ?? null).toBe(applying);
  expect(joinProblem(membership)?.message ?? null).toBe(joining);
});

it('violations are recorded of creators alone', () => {
  expect(violationProblem(creator)).toBeNull();
  expect(violationProblem({ ...creator, banned: true })).toBeNull();
  expect(violationProblem(outside)?.message).toBe('该用户还不是创作者');
  expect(violationProblem({ ...creator, ended: true })?.message).toBe('该用户已退出创作者计划');
});

it('six different creators are featured at most', () => {
  const six = ['1', '2', '3', '4', '5', '6'];
  expect(featuredProblem(six)).toBeNull();
  expect(featuredProblem([...six, '7'])?.message).toBe('最多展示6位创作者');
  expect(featuredProblem(['1', '1'])?.message).toBe('同一位创作者只能展示一次');
});

const application: CreatorApplication = {
  worksLink: 'https://whale.example/project/1',
  records: '',
  contact: '',
  referrer: '',
};

it.each<[string, Partial<CreatorApplication>, Partial<CreatorApplication>]>([
  ['with a link alone', {}, {}],
  ['without a link', { worksLink: ' ' }, { worksLink: '作品链接不能为空' }],
  [
    'with words for a link',
    { worksLink: 'https://whale.example/project/1\n见主页' },
    { worksLink: '请输入以 http:// 或 https:// 开头的链接，每行一个' },
  ],
  [
    'with too long a link',
    { worksLink: `https://${'x'.repeat(2_000)}` },
    { worksLink: '作品链接最多2000个字符' },
  ],
  ['with several links', { worksLink: 'https://a.example\n\n https://b.example ' }, {}],
  [
    'with too many links',
    { worksLink: 'https://a.example\n'.repeat(11) },
    { worksLink: '作品链接最多10个' },
  ],
  ['with too many records', { records: '赛'.repeat(1_001) }, { records: '比赛记录最多1000个字符' }],
  [
    'with too long a contact',
    { contact: '1'.repeat(101) },
    { contact: '微信号/手机最多100个字符' },
  ],
  ['with a referrer’s e-mail', { referrer: 'captain@demo.test' }, {}],
  ['with a referrer’s name', { referrer: '小鲸' }, { referrer: '请输入推荐人的账号邮箱' }],
])('an application %s', (_, changes, problems) => {
  expect(creatorApplicationProblems({ ...application, ...changes })).toEqual(problems);
});

it('an application reads as its work order', () => {
  expect(creatorApplicationContent({ ...application, records: ' 金奖 ' })).toBe(
    '**作品链接**：https://whale.example/project/1\n\n**比赛记录**\n\n金奖\n\n**微信号/手机**：未填写\n\n**推荐人**：未填写',
  );
  const two = { ...application, worksLink: 'https://a.example\n\nhttps://b.example\n' };
  expect(creatorApplicationContent(two)).toContain(
    '**作品链接**：\n\n- https://a.example\n- https://b.example\n\n**比赛记录**',
  );
});

it.each([
  [true, 1, true],
  [true, 0, true],
  [true, 2, false],
  [false, 1, false],
  [false, 0, false],
])('ended by violations: %s, %i left: is there again: %s', (ended, left, returns) => {
  expect(isReadmitted(ended, left)).toBe(returns);
});
