import { and, eq } from 'drizzle-orm';
import type { PersonalColumn } from '../../personal-data/entry.ts';
import { followNotices, follows, members } from './tables.ts';

/** Columns of this domain by which rows are a member's. */
export const personal: readonly PersonalColumn[] = [
  {
    column: members.id,
    file: '账号/资料',
    title: '账号与个人资料',
    without: [members.nameKey],
  },
  {
    column: follows.memberId,
    file: '关注/我的关注',
    title: '关注的用户和专栏，只含编号',
  },
  {
    column: follows.targetId,
    object: true,
    file: '关注/关注我的',
    title: '何时被关注；关注的人是他人',
    without: [follows.mail, follows.lastView],
    rows: (memberId) => and(eq(follows.kind, 'MEMBER'), eq(follows.targetId, memberId)),
    atOnce: 10_000,
  },
  { column: followNotices.memberId, leftOut: '避免重复提醒的记录，与我的关注内容相同' },
  { column: followNotices.targetId, object: true, leftOut: '避免重复提醒的记录，属于他人' },
];
