import { describe, expect, it } from '@jest/globals';
import {
  foldingProblem,
  MAX_MODERATION_REASON,
  moderationReasonProblem,
} from '@whaletide/schema/domains/moderation/rules/content-moderation.ts';
import {
  communityVerifyProblem,
  deactivationProblem,
  roleProblem,
  MAX_VERIFY_NAME,
} from '@whaletide/schema/domains/account/rules/member-admin.ts';
import {
  EVENT_CONTENT_FOLDED,
  EVENT_CONTENT_REMOVED,
  EVENT_CREATOR_BANNED,
} from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import { notificationLink } from '@whaletide/schema/domains/notifications/rules/notification-links.ts';
import { notificationText } from '@whaletide/schema/domains/notifications/rules/notification-texts.ts';

describe('moderation', () => {
  it.each([
    ['', '请输入原因'],
    ['  ', '请输入原因'],
    ['广告', undefined],
    ['潮'.repeat(MAX_MODERATION_REASON), undefined],
    ['潮'.repeat(MAX_MODERATION_REASON + 1), `原因最多${MAX_MODERATION_REASON}个字符`],
  ])('the reason "%.9s": %s', (reason, message) => {
    expect(moderationReasonProblem(reason)?.message).toBe(message);
  });

  it.each([
    [false, true, null],
    [true, false, null],
    [true, true, '该内容已被折叠'],
    [false, false, '该内容没有被折叠'],
  ])('folded %s, to fold %s: %s', (folded, fold, message) => {
    expect(foldingProblem(folded, fold)?.message ?? null).toBe(message);
  });

  it('is told in one sentence that leads to what is still there', () => {
    const data = { Post: { _id: 'a'.repeat(24), Name: '求组队' }, Message: '广告' };
    expect(notificationText(EVENT_CONTENT_FOLDED, data)).toBe(
      '因广告，你的帖子「求组队」已被管理员折叠',
    );
    expect(notificationLink(EVENT_CONTENT_FOLDED, data)).toBe(
      `/home/competition/forum/${'a'.repeat(24)}`,
    );
    expect(notificationLink(EVENT_CONTENT_REMOVED, data)).toBeNull();
    expect(notificationText(EVENT_CREATOR_BANNED, { Message: '抄袭' })).toBe(
      '很抱歉，因抄袭，你已被管理员封禁创作者权益',
    );
  });
});

describe('administration of members', () => {
  it.each([
    [
      'the own role of administrator is not taken',
      { own: true, creatorBanned: false },
      'admin',
      false,
      'CONFLICT',
    ],
    ['it may be given again', { own: true, creatorBanned: false }, 'admin', true, null],
    ['another one’s is taken', { own: false, creatorBanned: false }, 'admin', false, null],
    [
      'nobody is given columns while banned',
      { own: false, creatorBanned: true },
      'columnist',
      true,
      'CONFLICT',
    ],
    [
      'other roles have nothing to do with it',
      { own: false, creatorBanned: true },
      'support',
      true,
      null,
    ],
  ] as const)('%s', (_name, situation, role, granted, code) => {
    expect(roleProblem(situation, role, granted)?.code ?? null).toBe(code);
  });

  it.each([
    [0, '', undefined],
    [1, ' ', 'Name'],
    [2, '算法工程师', undefined],
    [2, '潮'.repeat(MAX_VERIFY_NAME + 1), 'Name'],
  ])('verified as %s with "%.9s"', (type, name, field) => {
    expect(communityVerifyProblem(type, name)?.field).toBe(field);
  });

  it('nobody stops the own account, and others’ for a reason only', () => {
    expect(deactivationProblem(true, '原因')?.code).toBe('CONFLICT');
    expect(deactivationProblem(false, '')?.field).toBe('Reason');
    expect(deactivationProblem(false, '本人申请')).toBeNull();
  });
});
