import { and, eq } from 'drizzle-orm';
import { ownOnly, type PersonalColumn } from '#personal-data/entry.ts';
import { auditEntries } from './tables.ts';

/** Columns of this domain by which rows are a member's. */
export const personal: readonly PersonalColumn[] = [
  {
    column: auditEntries.actorId,
    file: '管理/我的操作',
    title: '作为管理员或主办方所做的操作，不含所涉及的对象',
    fields: [
      ownOnly(
        '本人做过的操作，不含所涉及的对象',
        auditEntries.id,
        auditEntries.actorId,
        auditEntries.action,
        auditEntries.kind,
        auditEntries.date,
      ),
    ],
    without: [
      auditEntries.title,
      auditEntries.reason,
      auditEntries.before,
      auditEntries.after,
      auditEntries.serviceAccountId,
      auditEntries.serviceAccountName,
    ],
  },
  {
    column: auditEntries.targetId,
    file: '管理/对我的操作',
    title: '管理员对账号所做的操作',
    fields: [
      ownOnly(
        '账号何时被怎样处理，本人已收到通知',
        auditEntries.id,
        auditEntries.action,
        auditEntries.kind,
        auditEntries.targetId,
        auditEntries.date,
      ),
    ],
    rows: (memberId) => and(eq(auditEntries.kind, 'MEMBER'), eq(auditEntries.targetId, memberId)),
    without: [
      auditEntries.title,
      auditEntries.reason,
      auditEntries.before,
      auditEntries.after,
      auditEntries.serviceAccountId,
      auditEntries.serviceAccountName,
    ],
  },
];
