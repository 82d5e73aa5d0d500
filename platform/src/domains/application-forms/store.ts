import { and, asc, count, desc, eq, lt, sql } from 'drizzle-orm';
import {
  type ApplicationForm,
  applicationStatus,
} from '@whaletide/schema/domains/application-forms/rest.ts';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import { dayKey, endOfDay } from '@whaletide/schema/shared/rules/time.ts';
import type { Handle, Transaction } from '#database/database.ts';
import { toPage, type PageQuery } from '#http/paging.ts';
import { newId } from '#ids.ts';
import { Refusal } from '@whaletide/server/refusal.ts';
import type { Services } from '#services.ts';
import { applicationCounts, applicationForms, type ApplicationFormRow } from './tables.ts';

export const toForm = (row: ApplicationFormRow): ApplicationForm => ({
  _id: row.id,
  Type: row.type,
  Phone: row.phone,
  Data: row.data,
  User: row.memberId,
  CreateDate: row.createDate.toISOString(),
  Status: row.status,
  Answer: row.answer,
  AnswerDate: row.answerDate?.toISOString() ?? null,
  Organization: row.organizationId,
});

/** Counts one more form of a source; the row's key decides between several at once. */
const takeTurn = async (tx: Transaction, source: string, limit: number, now: Date) => {
  const taken = await tx
    .insert(applicationCounts)
    .values({ source, day: dayKey(now), forms: 1 })
    .onConflictDoUpdate({
      target: [applicationCounts.source, applicationCounts.day],
      set: { forms: sql`${applicationCounts.forms} + 1` },
      setWhere: lt(applicationCounts.forms, limit),
    })
    .returning({ forms: applicationCounts.forms });
  if (taken.length > 0) return;
  const retryAfter = Math.ceil((endOfDay(now).getTime() - now.getTime()) / 1000);
  throw new Refusal('RATE_LIMITED', '今日提交的申请过多，请明天再试', { retryAfter });
};

/**
 * Keeps an application, as many a day as a member and an address may send.
 * @throws Refusal RATE_LIMITED with the seconds until the next day in Shanghai
 */
export const sendApplication = (
  { database, config, now }: Services,
  form: Pick<ApplicationForm, 'Type' | 'Phone' | 'Data'>,
  from: { memberId: string | null; address: string },
): Promise<ApplicationForm> => {
  const moment = now();
  const { memberId, address } = from;
  const { applicationsPerMember, applicationsPerAddress } = config.limits;
  return database.transaction(async (tx) => {
    if (memberId) await takeTurn(tx, `member:${memberId}`, applicationsPerMember, moment);
    await takeTurn(tx, `address:${address}`, applicationsPerAddress, moment);
    const row: typeof applicationForms.$inferInsert = {
      id: newId(moment.getTime()),
      type: form.Type,
      phone: form.Phone,
      data: form.Data,
      memberId,
      createDate: moment,
    };
    const [stored] = await tx.insert(applicationForms).values(row).returning();
    if (!stored) throw new Error('the application was not stored');
    return toForm(stored);
  });
};

/** A page of applications, those that wait first, each newest first. */
export const listApplications = async (
  db: Handle,
  query: PageQuery & {
    Type?: ApplicationForm['Type'] | undefined;
    Status?: ApplicationForm['Status'] | undefined;
  },
): Promise<Page<ApplicationForm>> => {
  const { Type: type, Status: status } = query;
  const chosen = and(
    type === undefined ? undefined : eq(applicationForms.type, type),
    status === undefined ? undefined : eq(applicationForms.status, status),
  );
  return toPage(query, {
    rows: db
      .select()
      .from(applicationForms)
      .where(chosen)
      .orderBy(
        desc(sql`${applicationForms.status} = ${applicationStatus.waiting}`),
        desc(applicationForms.createDate),
        asc(applicationForms.id),
      ),
    total: db.select({ rows: count() }).from(applicationForms).where(chosen),
    present: (rows) => rows.map(toForm),
  });
};

const OWN_APPLICATIONS = 10;

/** The member's own applications of a kind, newest first. */
export const ownApplications = async (
  db: Handle,
  memberId: string,
  type: ApplicationForm['Type'],
): Promise<ApplicationForm[]> => {
  const rows = await db
    .select()
    .from(applicationForms)
    .where(and(eq(applicationForms.memberId, memberId), eq(applicationForms.type, type)))
    .orderBy(desc(applicationForms.createDate), asc(applicationForms.id))
    .limit(OWN_APPLICATIONS);
  return rows.map(toForm);
};

/** Addresses are forgotten once their day is over. */
export const pruneApplicationCounts = async (db: Handle, now: Date): Promise<void> => {
  await db.delete(applicationCounts).where(lt(applicationCounts.day, dayKey(now)));
};
