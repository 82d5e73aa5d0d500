import { describe, expect, it } from '@jest/globals';
import {
  commentingProblem,
  commentProblem,
  firstOf,
} from '@whaletide/schema/domains/comments/rules.ts';
import { notificationLink } from '@whaletide/schema/domains/notifications/rules/notification-links.ts';
import { notificationText } from '@whaletide/schema/domains/notifications/rules/notification-texts.ts';

describe('a comment', () => {
  it.each([
    ['of one character', '好', 'create', undefined],
    ['of 2,000', '好'.repeat(2_000), 'create', undefined],
    ['of 2,000 that take two units each', '🐧'.repeat(2_000), 'create', undefined],
    ['of 2,001', '好'.repeat(2_001), 'create', '评论字数超过限制，最多2000个字符'],
    ['without a text', ' \n ', 'create', '你还没有输入内容'],
    ['that loses its text', '', 'edit', '评论内容不能为空'],
  ] as const)('%s', (_name, content, step, message) => {
    expect(commentProblem(content, step)?.message).toBe(message);
  });

  it('is written on what everybody reads', () => {
    expect(commentingProblem({ isOpen: true })).toBeNull();
    expect(commentingProblem({ isOpen: false })).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('answers under the same first one, however deep', () => {
    expect(firstOf({ id: 'a', firstId: null })).toBe('a');
    expect(firstOf({ id: 'b', firstId: 'a' })).toBe('a');
  });
});

it('is told with a link that opens it', () => {
  const id = 'c'.repeat(24);
  const data = {
    User: { _id: '1'.repeat(24), Name: '林小舟' },
    Lab: { _id: '2'.repeat(24), Name: '企鹅识别' },
  };
  const commented = { ...data, Comment: { _id: id, First: null, Answers: false } };
  expect(notificationText(22, commented)).toBe('林小舟评论了你的项目「企鹅识别」');
  expect(notificationText(22, { ...data, Comment: { _id: id, First: id, Answers: true } })).toBe(
    '林小舟在项目「企鹅识别」中回复了你的评论',
  );
  expect(notificationLink(22, commented)).toBe(
    `/mw/project/${'2'.repeat(24)}/comments?comment=${id}`,
  );
  expect(
    notificationLink(22, { ...data, Comment: { _id: id, First: 'd'.repeat(24), Answers: true } }),
  ).toBe(`/mw/project/${'2'.repeat(24)}/comments?comment=${'d'.repeat(24)}&reply=${id}`);
  expect(notificationText(35, data)).toBe('林小舟赞了你的项目「企鹅识别」');
  expect(notificationLink(35, data)).toBe(`/mw/project/${'2'.repeat(24)}`);
});
