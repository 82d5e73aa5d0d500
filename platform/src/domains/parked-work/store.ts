import { and, asc, count, desc, isNotNull, isNull } from 'drizzle-orm';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import type { ParkedJob, ParkedMail } from '@whaletide/schema/domains/parked-work/rest.ts';
import { mailFailureOf, maskedAddress } from '@whaletide/schema/domains/parked-work/rules.ts';
import type { Handle } from '#database/database.ts';
import { toPage, type PageQuery } from '#http/paging.ts';
import { jobs } from '#jobs/tables.ts';
import { outbox } from '#mail/tables.ts';
import { type MailData, subjectOf } from '#mail/templates.ts';
import type { Services } from '#services.ts';

const { key, template, data, memberId, to, parkedDate, tries, reason } = outbox;

/** A page of the mails that wait for an administrator, the last one first; of what is in them the subject. */
export const parkedMails = (
  { config, database: { db } }: Services,
  query: PageQuery,
): Promise<Page<ParkedMail>> => {
  const waiting = and(isNotNull(parkedDate), isNull(outbox.givenUpDate));
  return toPage(query, {
    rows: db
      .select({ key, template, data, memberId, to, parkedDate, tries, reason })
      .from(outbox)
      .where(waiting)
      .orderBy(desc(parkedDate), asc(key)),
    total: db.select({ rows: count() }).from(outbox).where(waiting),
    present: (rows) =>
      rows.map((row) => ({
        Key: row.key,
        Template: row.template,
        Subject: subjectOf(
          row.template,
          row.data as MailData[typeof row.template],
          config.siteName,
        ),
        User: row.memberId,
        To: maskedAddress(row.to),
        ParkedDate: (row.parkedDate ?? new Date(0)).toISOString(),
        Tries: row.tries,
        Failure: mailFailureOf(row.reason ?? ''),
      })),
  });
};

/** A page of the jobs that wait for an administrator, the last one first. */
export const parkedJobs = (db: Handle, query: PageQuery): Promise<Page<ParkedJob>> => {
  const waiting = isNotNull(jobs.parkedDate);
  const { id, kind } = jobs;
  return toPage(query, {
    rows: db
      .select({ id, kind, parkedDate: jobs.parkedDate, tries: jobs.tries, reason: jobs.reason })
      .from(jobs)
      .where(waiting)
      .orderBy(desc(jobs.parkedDate), asc(id)),
    total: db.select({ rows: count() }).from(jobs).where(waiting),
    present: (rows) =>
      rows.map((row) => ({
        _id: row.id,
        Kind: row.kind,
        ParkedDate: (row.parkedDate ?? new Date(0)).toISOString(),
        Tries: row.tries,
        Failure: row.reason ?? 'FAILED',
      })),
  });
};
