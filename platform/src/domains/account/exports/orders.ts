import { and, desc, eq, gt, isNull, lt, lte, or } from 'drizzle-orm';
import type { Readable } from 'node:stream';
import type { DataExport } from '@whaletide/schema/domains/account/rest/data-exports.ts';
import {
  EXPORT_DAYS,
  EXPORT_TAKEN_TEXT,
} from '@whaletide/schema/domains/account/rules/data-exports.ts';
import { DAY, dayKey, endOfDay } from '@whaletide/schema/shared/rules/time.ts';
import { Refusal } from '@whaletide/server/refusal.ts';
import { FileMissing } from '#files/missing.ts';
import type { Caller } from '#http/caller.ts';
import { newId } from '#ids.ts';
import { notFound } from '#refusal.ts';
import type { Services } from '#services.ts';
import type { PasswordHasher } from '../passwords.ts';
import { checkPassword } from '../protection.ts';
import { requireSecondStep } from '../second-step.ts';
import { memberExports, type MemberExportRow } from '../tables.ts';

export const EXPORT_JOB = 'member-export';
const MAX_ITEMS = 20;

const states = { pending: 'PENDING', ready: 'READY', failed: 'FAILED' } as const;

const toDataExport = (row: MemberExportRow): DataExport => ({
  _id: row.id,
  State: states[row.state],
  CreateDate: row.createDate.toISOString(),
  Expires: row.expires?.toISOString() ?? null,
  Size: row.size,
  FilesLeftOut: row.filesLeftOut,
});

/** The member's exports that can be downloaded, or are being made, or failed; newest first. */
export const dataExportsOf = async (
  { database: { db }, now }: Services,
  memberId: string,
): Promise<DataExport[]> => {
  const { createDate, expires } = memberExports;
  const rows = await db
    .select()
    .from(memberExports)
    .where(
      and(
        eq(memberExports.memberId, memberId),
        or(
          gt(expires, now()),
          and(isNull(expires), gt(createDate, new Date(now().getTime() - EXPORT_DAYS * DAY))),
        ),
      ),
    )
    .orderBy(desc(createDate), desc(memberExports.id))
    .limit(MAX_ITEMS);
  return rows.map(toDataExport);
};

/**
 * Orders an export, the member's one of the day: the key decides between several at once.
 * @throws Refusal what a wrong password or code gets, RATE_LIMITED
 */
export const requestDataExport = async (
  services: Services,
  hasher: PasswordHasher,
  caller: Caller,
  { password, code }: { password: string; code?: string },
): Promise<DataExport> => {
  const { database, jobs, now } = services;
  await checkPassword(services, hasher, caller.id, password);
  await requireSecondStep(services, caller.id, code);
  return database.transaction(async (tx) => {
    const createDate = now();
    const [row] = await tx
      .insert(memberExports)
      .values({
        id: newId(createDate.getTime()),
        memberId: caller.id,
        day: dayKey(createDate),
        state: 'pending',
        createDate,
      })
      .onConflictDoNothing()
      .returning();
    if (!row) {
      const retryAfter = Math.ceil((endOfDay(createDate).getTime() - createDate.getTime()) / 1000);
      throw new Refusal('RATE_LIMITED', EXPORT_TAKEN_TEXT, { retryAfter });
    }
    await jobs.add(tx, EXPORT_JOB, { id: row.id });
    return toDataExport(row);
  });
};

/** The archive's bytes. @throws Refusal NOT_FOUND for another's, one that isn't ready or is over */
export const openDataExport = async (
  { database: { db }, files, now }: Services,
  memberId: string,
  id: string,
): Promise<{ content: Readable; size: number; createDate: Date }> => {
  const [row] = await db
    .select()
    .from(memberExports)
    .where(
      and(
        eq(memberExports.id, id),
        eq(memberExports.memberId, memberId),
        eq(memberExports.state, 'ready'),
        gt(memberExports.expires, now()),
      ),
    );
  if (!row?.fileKey || row.size === null) throw notFound('导出');
  const content = await files.open(row.fileKey).catch((error: unknown) => {
    if (error instanceof FileMissing) throw notFound('导出');
    throw error;
  });
  return { content, size: row.size, createDate: row.createDate };
};

/** Forgets exports whose time is over, file and all, and long ago failed ones. */
export const pruneDataExports = async ({ database: { db }, now, files }: Services) => {
  const old = new Date(now().getTime() - EXPORT_DAYS * DAY);
  const { expires, state, createDate } = memberExports;
  const gone = await db
    .delete(memberExports)
    .where(or(lte(expires, now()), and(eq(state, 'failed'), lt(createDate, old))))
    .returning({ fileKey: memberExports.fileKey });
  for (const { fileKey } of gone) if (fileKey !== null) await files.remove(fileKey);
};
