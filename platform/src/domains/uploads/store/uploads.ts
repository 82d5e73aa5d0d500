import { randomBytes } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { UploadPurpose } from '@whaletide/schema/rest/uploads.ts';
import { sizeText } from '@whaletide/schema/rules/uploads.ts';
import type { Database, Handle, Transaction } from '../../../database/database.ts';
import { conflict } from '../../../refusal.ts';
import { members } from '../../members/tables.ts';
import { type UploadRow, uploads } from '../tables.ts';

export const newUploadKey = (): string => randomBytes(16).toString('hex');

/** Where a stored file is downloaded, a path of the site. */
export const fileUrl = (key: string): string => `/files/${key}`;

const usedBytes = async (db: Handle, memberId: string): Promise<number> => {
  const [row] = await db
    .select({ bytes: sql<string>`coalesce(sum(${uploads.size}), 0)` })
    .from(uploads)
    .where(eq(uploads.memberId, memberId));
  return Number(row?.bytes ?? 0);
};

const totalProblem = (most: number) =>
  conflict(`你的上传总量已达上限（${sizeText(most)}）`, 'file');

/** Refuses an upload before its bytes travel when nothing more fits. */
export const checkRoom = async (db: Handle, memberId: string, most: number): Promise<void> => {
  if ((await usedBytes(db, memberId)) >= most) throw totalProblem(most);
};

/** Records a stored file. @throws Refusal CONFLICT when the member's files would be too many */
export const recordUpload = (
  { transaction }: Database,
  row: UploadRow,
  most: number,
): Promise<void> =>
  transaction(async (tx) => {
    // The member's row is the lock under which their bytes are counted.
    await tx
      .select({ id: members.id })
      .from(members)
      .where(eq(members.id, row.memberId))
      .for('no key update');
    if ((await usedBytes(tx, row.memberId)) + row.size > most) throw totalProblem(most);
    await tx.insert(uploads).values(row);
  });

export const uploadByKey = async (db: Handle, key: string): Promise<UploadRow | undefined> =>
  (await db.select().from(uploads).where(eq(uploads.key, key)))[0];

/** The member's own upload for that purpose; another's or another purpose's is as if it weren't. */
export const ownUpload = async (
  db: Handle,
  owner: { memberId: string; purpose: UploadPurpose; key: string },
): Promise<UploadRow | undefined> => {
  const { memberId, purpose, key } = owner;
  const [row] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.key, key), eq(uploads.memberId, memberId), eq(uploads.purpose, purpose)));
  return row;
};

/** Those of the keys that are the member's own uploads for that purpose. */
export const ownKeys = async (
  db: Handle,
  owner: { memberId: string; purpose: UploadPurpose; keys: readonly string[] },
): Promise<Set<string>> => {
  const { memberId, purpose, keys } = owner;
  const rows = await db
    .select({ key: uploads.key })
    .from(uploads)
    .where(
      and(
        inArray(uploads.key, [...keys]),
        eq(uploads.memberId, memberId),
        eq(uploads.purpose, purpose),
      ),
    );
  return new Set(rows.map(({ key }) => key));
};

/** Takes an upload off the books; its file is the caller's to remove. */
export const forgetUpload = async (
  tx: Transaction,
  { key, purpose }: { key: string; purpose: UploadPurpose },
): Promise<void> => {
  await tx.delete(uploads).where(and(eq(uploads.key, key), eq(uploads.purpose, purpose)));
};
