import { describe, expect, it } from '@jest/globals';
import {
  awardProblem,
  forumPermissions,
  postProblem,
  replyProblem,
  typesFor,
} from '@whaletide/schema/domains/forum/rules.ts';

const post = { title: '求组队', content: '缺一名队友', type: 2 };
const work = { summary: '三行简介', cover: 'a'.repeat(32), pictures: [] };
const organizer = { kind: 'COMPETITION', canManage: true } as const;
const member = { kind: 'COMPETITION', canManage: false } as const;

describe('a post', () => {
  it.each([
    ['as it should be', post, undefined],
    ['of 50 characters in its title', { ...post, title: '鲸'.repeat(50) }, undefined],
    ['of 51', { ...post, title: '鲸'.repeat(51) }, '帖子标题字数超过限制'],
    ['without a title', { ...post, title: '  ' }, '请输入帖子标题'],
    ['without content', { ...post, content: ' \n ' }, '请输入帖子内容'],
    ['that is too long', { ...post, content: '长'.repeat(20_001) }, '帖子内容字数超过限制'],
    ['of an unknown type', { ...post, type: 9 }, '请选择帖子类型'],
    ['that announces', { ...post, type: 1 }, '请选择帖子类型'],
    ['with a work', { ...post, work }, undefined],
    ['with a work without a cover', { ...post, work: { ...work, cover: null } }, '请选择作品封面'],
    [
      'with a summary of 140 characters',
      { ...post, work: { ...work, summary: '简'.repeat(140) } },
      undefined,
    ],
    [
      'with a summary of 141',
      { ...post, work: { ...work, summary: '简'.repeat(141) } },
      '作品简介字数超过限制',
    ],
    [
      'with 21 pictures',
      { ...post, work: { ...work, pictures: Array.from({ length: 21 }) } },
      '作品图片集最多支持20张图片',
    ],
  ])('%s', (_, input, message) => expect(postProblem(input, member)?.message).toBe(message));

  it('names the field at fault', () => {
    expect(postProblem({ ...post, work: { ...work, cover: null } }, member)?.field).toBe(
      'WorkProps.Cover',
    );
  });

  it('may be an announcement by those who manage the forum', () => {
    expect(postProblem({ ...post, type: 1 }, organizer)).toBeNull();
    expect([typesFor(organizer), typesFor(member)]).toEqual([
      [1, 2, 3, 4],
      [2, 3, 4],
    ]);
  });
});

describe('a post in a channel', () => {
  const reader = { kind: 'CHANNEL', canManage: false } as const;
  it.each([1, 2, 3, 4, 7])('of type %i', (type) => {
    const message = [3, 4, 7].includes(type) ? undefined : '请选择帖子类型';
    expect(postProblem({ ...post, type }, reader)?.message).toBe(message);
    expect(postProblem({ ...post, type }, { ...reader, canManage: true })?.message).toBe(message);
  });

  it('of another kind isn’t for competitions', () => {
    expect(postProblem({ ...post, type: 7 }, organizer)?.message).toBe('请选择帖子类型');
  });
});

describe('a reply', () => {
  it.each([
    ['create', '好', undefined],
    ['create', '  ', '你还没有输入内容'],
    ['edit', '', '帖子内容不能为空'],
    ['create', '长'.repeat(5_001), '回复字数超过限制'],
  ] as const)('%s', (step, content, message) =>
    expect(replyProblem(content, step)?.message).toBe(message),
  );
});

it('an award has a name of at most 20 characters', () => {
  expect(['一等奖', ' ', '奖'.repeat(22)].map((name) => awardProblem(name)?.message)).toEqual([
    undefined,
    '请输入奖项名称',
    '字数已超出限制2个字符',
  ]);
});

describe('what one may do in a forum', () => {
  const beginner = { growthScore: 99, isAdmin: false };
  const writer = { growthScore: 100, isAdmin: false };
  const newest = { growthScore: 0, isAdmin: false };
  const admin = { growthScore: 0, isAdmin: true };
  it.each([
    ['COMPETITION', 'a visitor', null, false, 'nothing'],
    ['COMPETITION', 'level 1', beginner, false, 'nothing'],
    ['COMPETITION', 'level 2', writer, false, 'write'],
    ['COMPETITION', 'the organizer', newest, true, 'write manage'],
    ['COMPETITION', 'an administrator', admin, false, 'write manage remove moderate'],
    ['CHANNEL', 'a visitor', null, false, 'nothing'],
    ['CHANNEL', 'level 1', beginner, false, 'nothing'],
    ['CHANNEL', 'level 2', writer, false, 'write'],
    ['CHANNEL', 'a moderator', newest, true, 'write manage remove'],
    ['CHANNEL', 'an administrator', admin, false, 'write manage remove moderate'],
  ] as const)('of a %s: %s', (kind, _, who, manages, expected) => {
    const allowed = Object.entries(forumPermissions(kind, who, manages))
      .filter(([, may]) => may)
      .map(([name]) => name);
    expect(allowed.join(' ') || 'nothing').toBe(expected);
  });
});
