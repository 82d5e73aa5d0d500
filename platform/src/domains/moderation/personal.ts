import { and, eq } from 'drizzle-orm';
import type { PersonalColumn } from '../../personal-data/entry.ts';
import { auditEntries } from './tables.ts';

/** Columns of this domain by which rows are a member's. */
export const personal: readonly PersonalColumn[] = [
  {
    column: auditEntries.actorId,
    file: '管理/我的操作',
    title: '作为管理员或主办方所做的操作，不含所涉及的对象',
    without: [auditEntries.title, auditEntries.reason, auditEntries.before, auditEntries.after],
  },
  {
    column: auditEntries.targetId,
    file: '管理/对我的操作',
    title: '管理员对账号所做的操作',
    rows: (memberId) => and(eq(auditEntries.kind, 'MEMBER'), eq(auditEntries.targetId, memberId)),
  },
];
