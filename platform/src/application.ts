import type { Refusal } from '@whaletide/schema/shared/rules/refusal.ts';
import type { Transaction } from './database/database.ts';
import type { MemberRow } from './domains/members/tables.ts';

/** Right that the support gives by accepting one type of application, which its own domain brings. */
export interface Application {
  /** Why this member can't be given it; null when they can. Their row is locked. */
  problem: (tx: Transaction, applicant: MemberRow) => Promise<Refusal | null>;
  /** Gives it, and answers what that changes for the log. */
  grant: (
    tx: Transaction,
    applicant: MemberRow,
    date: Date,
  ) => Promise<{ before: object; after: object }>;
  /** Message to the applicant; Markdown. */
  text: string;
  /** Words by which bell and mail tell it. */
  notice: string;
}

/** Applications by the types of their work orders. */
export type Applications = Readonly<Record<string, Application>>;
