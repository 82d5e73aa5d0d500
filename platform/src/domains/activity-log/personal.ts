import { and, eq } from 'drizzle-orm';
import { ownOnly, type PersonalColumn } from '#personal-data/entry.ts';
import { activityLog } from './tables.ts';

/** Columns of this domain by which rows are a member's. */
export const personal: readonly PersonalColumn[] = [
  {
    column: activityLog.actorId,
    file: '动态/我的动态',
    title: '关注你的人看到的动态，所涉及的对象只含编号',
    fields: [
      ownOnly(
        '本人公开的行为，只含编号',
        activityLog.id,
        activityLog.actorKind,
        activityLog.actorId,
        activityLog.action,
        activityLog.targetType,
        activityLog.targetId,
        activityLog.date,
        activityLog.withdrawn,
      ),
    ],
    rows: (memberId) => and(eq(activityLog.actorKind, 'MEMBER'), eq(activityLog.actorId, memberId)),
  },
  { column: activityLog.targetId, object: true, leftOut: '他人关注你的动态属于他人' },
];
