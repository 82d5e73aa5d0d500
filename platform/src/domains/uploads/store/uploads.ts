import { and, eq, inArray, lt, notInArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { UploadPurpose } from '@whaletide/schema/domains/uploads/rest.ts';
import { datasetSpaceFactor } from '@whaletide/schema/domains/growth/rules/growth.ts';
import { sizeText } from '@whaletide/schema/domains/uploads/rules.ts';
import type { Database, Handle, Transaction } from '#database/database.ts';
import type { Limits } from '#limits.ts';
import { slices } from '#database/slices.ts';
import { conflict } from '#refusal.ts';
import { members } from '#domains/members/tables.ts';
import { type UploadRow, uploads, uploadSessions } from '../tables.ts';
import type { KeepFindings } from './inspecting.ts';

export { newUploadKey } from './keys.ts';

/** Answers the path of the site at which a stored file is downloaded. */
export const fileUrl = (key: string): string => `/files/${key}`;

/** Files of these purposes have a room of their own; all others share one. */
const ownRoom: readonly UploadPurpose[] = ['dataset'];

type Room = Pick<Limits, 'uploadTotalBytes' | 'datasetTotalBytes'>;

/** Bytes that a member of so many growth points may store for a purpose. */
const roomOf = (limits: Room, purpose: UploadPurpose, growthScore: number): number =>
  purpose === 'dataset'
    ? limits.datasetTotalBytes * datasetSpaceFactor(growthScore)
    : limits.uploadTotalBytes;

/** Bytes of the member's files in the room of a purpose; what is under way counts as if it were there. */
const usedBytes = async (db: Handle, memberId: string, purpose: UploadPurpose): Promise<number> => {
  const inRoom = (column: PgColumn) =>
    ownRoom.includes(purpose) ? eq(column, purpose) : notInArray(column, [...ownRoom]);
  const [stored] = await db
    .select({ bytes: sql<string>`coalesce(sum(${uploads.size}), 0)` })
    .from(uploads)
    .where(and(eq(uploads.memberId, memberId), inRoom(uploads.purpose)));
  const [coming] = await db
    .select({ bytes: sql<string>`coalesce(sum(${uploadSessions.size}), 0)` })
    .from(uploadSessions)
    .where(
      and(
        eq(uploadSessions.memberId, memberId),
        inRoom(uploadSessions.purpose),
        inArray(uploadSessions.state, ['open', 'assembling']),
      ),
    );
  return Number(stored?.bytes ?? 0) + Number(coming?.bytes ?? 0);
};

const totalProblem = (most: number) =>
  conflict(`你的上传总量已达上限（${sizeText(most)}）`, 'file');

/** Refuses an upload before its bytes travel when nothing more fits. */
export const checkRoom = async (
  db: Handle,
  memberId: string,
  purpose: UploadPurpose,
  limits: Room,
): Promise<void> => {
  const [member] = await db
    .select({ growthScore: members.growthScore })
    .from(members)
    .where(eq(members.id, memberId));
  const most = roomOf(limits, purpose, member?.growthScore ?? 0);
  if ((await usedBytes(db, memberId, purpose)) >= most) throw totalProblem(most);
};

/** Holds the room for so many bytes until the transaction ends. @throws Refusal CONFLICT where they don't fit */
export const lockRoom = async (
  tx: Transaction,
  { memberId, purpose, size }: Pick<UploadRow, 'memberId' | 'purpose' | 'size'>,
  limits: Room,
): Promise<void> => {
  // The member's row is the lock under which their bytes are counted.
  const [member] = await tx
    .select({ growthScore: members.growthScore })
    .from(members)
    .where(eq(members.id, memberId))
    .for('no key update');
  const most = roomOf(limits, purpose, member?.growthScore ?? 0);
  if ((await usedBytes(tx, memberId, purpose)) + size > most) throw totalProblem(most);
};

/** Records a stored file. @throws Refusal CONFLICT when the member's files would be too many */
export const recordUpload = (
  { transaction }: Database,
  row: UploadRow,
  limits: Room,
  keepFindings?: KeepFindings,
): Promise<void> =>
  transaction(async (tx) => {
    await lockRoom(tx, row, limits);
    await tx.insert(uploads).values(row);
    await keepFindings?.(tx, row);
  });

/** Adds files of a member that are stored already. @throws Refusal CONFLICT when they would be too many */
export const addUploads = async (
  tx: Transaction,
  rows: readonly UploadRow[],
  limits: Room,
): Promise<void> => {
  const byPurpose = Map.groupBy(rows, ({ purpose }) => purpose);
  for (const [purpose, own] of byPurpose) {
    const [first] = own;
    if (!first) continue;
    const size = own.reduce((sum, row) => sum + row.size, 0);
    await lockRoom(tx, { memberId: first.memberId, purpose, size }, limits);
    for (const slice of slices(own)) await tx.insert(uploads).values(slice);
  }
};

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

/**
 * Forgets files of a purpose from before then that none of these columns shows by its address; the
 * files go with the next sweep.
 */
export const forgetUnshown = async (
  db: Handle,
  purpose: UploadPurpose,
  before: Date,
  shownBy: readonly PgColumn[],
): Promise<void> => {
  const address = sql`${fileUrl('')}::text || ${uploads.key}`;
  await db
    .delete(uploads)
    .where(
      and(
        eq(uploads.purpose, purpose),
        lt(uploads.createDate, before),
        ...shownBy.map(
          (column) => sql`not exists (select 1 from ${column.table} where ${column} = ${address})`,
        ),
      ),
    );
};

/** Finds those of the keys that are the member's own uploads for that purpose. */
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

/** Forgets files of a purpose from before then that none of these columns names. */
export const forgetUnused = async (
  db: Handle,
  purpose: UploadPurpose,
  before: Date,
  usedBy: readonly PgColumn[],
): Promise<void> => {
  await db
    .delete(uploads)
    .where(
      and(
        eq(uploads.purpose, purpose),
        lt(uploads.createDate, before),
        ...usedBy.map(
          (column) =>
            sql`not exists (select 1 from ${column.table} where ${column} = ${uploads.key})`,
        ),
      ),
    );
};
