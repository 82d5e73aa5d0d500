import { count, desc, eq } from 'drizzle-orm';
import type { Column, ColumnAuthorization } from '@whaletide/schema/domains/columns/rest.ts';
import {
  columnLimits,
  columnProblems,
  mayCreateColumn,
} from '@whaletide/schema/domains/columns/rules/columns.ts';
import { CREATOR_BANNED_TEXT } from '@whaletide/schema/domains/account/rules/member-admin.ts';
import type { Handle, Transaction } from '#database/database.ts';
import { hasRole, type Caller } from '#http/caller.ts';
import { newId } from '#ids.ts';
import { conflict, forbidden, notFound, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { memberById } from '../members/store.ts';
import { members } from '../members/tables.ts';
import { fileUrl, ownUpload } from '../uploads/store/uploads.ts';
import { recordStep } from '../quests/store/progress.ts';
import { toColumn } from './store.ts';
import { type ColumnRow, columns } from './tables.ts';

/** Tells whether the caller was given the right to write columns. */
const isAuthor = (caller: Caller): boolean => hasRole(caller, 'columnist');

const ownIds = async (db: Handle, memberId: string): Promise<string[]> =>
  (
    await db
      .select({ id: columns.id })
      .from(columns)
      .where(eq(columns.ownerId, memberId))
      .orderBy(desc(columns.createDate), desc(columns.id))
  ).map(({ id }) => id);

const isBanned = async (db: Handle, { id }: Caller): Promise<boolean> =>
  (await memberById(db, id))?.creatorBanned != null;

/**
 * Answers the caller's right to write columns. An owner of columns stays their author, whatever
 * becomes of the role, unless an administrator bans them.
 */
export const authorizationOf = async (db: Handle, caller: Caller): Promise<ColumnAuthorization> => {
  const own = await ownIds(db, caller.id);
  if (await isBanned(db, caller)) return { isAuthorized: false, Columns: own, SubType: 0 };
  const authorized = isAuthor(caller);
  return {
    isAuthorized: authorized || own.length > 0,
    Columns: own,
    SubType: mayCreateColumn(authorized, own.length) ? 1 : 0,
  };
};

/** The address of a picture of the member's own. @throws Refusal NOT_FOUND at Image */
const pictureOf = async (tx: Transaction, caller: Caller, key: string): Promise<string> => {
  const upload = await ownUpload(tx, { memberId: caller.id, purpose: 'post-image', key });
  if (!upload) throw notFound('图片', 'Image');
  return fileUrl(upload.key);
};

interface Texts {
  Name: string;
  ShortDescription: string;
}

const checked = ({ Name, ShortDescription }: Texts) => {
  refuseIf(columnProblems({ name: Name, description: ShortDescription })[0] ?? null);
  return { name: Name.trim(), shortDescription: ShortDescription.trim() };
};

/** @throws Refusal FORBIDDEN, BAD_USER_INPUT as columns/rules/columns.ts says, CONFLICT for one too many */
export const createColumn = (
  { database, events, now }: Services,
  caller: Caller,
  input: Texts & { Image: string },
): Promise<Column> =>
  database.transaction(async (tx) => {
    if (!isAuthor(caller)) throw forbidden('申请成为专栏作者后才能创建专栏');
    if (await isBanned(tx, caller)) throw forbidden(CREATOR_BANNED_TEXT);
    const texts = checked(input);
    // The member's row is the lock under which their columns are counted.
    await tx
      .select({ id: members.id })
      .from(members)
      .where(eq(members.id, caller.id))
      .for('no key update');
    const [own] = await tx
      .select({ rows: count() })
      .from(columns)
      .where(eq(columns.ownerId, caller.id));
    if (!mayCreateColumn(true, own?.rows ?? 0))
      throw conflict(`每人最多创建${columnLimits.ofMember}个专栏`);
    const image = await pictureOf(tx, caller, input.Image);
    const date = now();
    const [row] = await tx
      .insert(columns)
      .values({
        id: newId(date.getTime()),
        ownerId: caller.id,
        ...texts,
        image,
        createDate: date,
        updateDate: date,
      })
      .returning();
    const made = toColumn(row as ColumnRow);
    const step = { memberId: caller.id, trigger: 'COLUMN_CREATED', subject: made._id } as const;
    await recordStep(tx, events, { ...step, now: date });
    return made;
  });

/** Locks a column for its owner. @throws Refusal NOT_FOUND, FORBIDDEN for others' */
export const lockOwn = async (tx: Transaction, caller: Caller, id: string): Promise<ColumnRow> => {
  const [row] = await tx.select().from(columns).where(eq(columns.id, id)).for('no key update');
  if (!row) throw notFound('专栏');
  if (row.ownerId !== caller.id) throw forbidden('仅专栏作者可以管理该专栏');
  if (await isBanned(tx, caller)) throw forbidden(CREATOR_BANNED_TEXT);
  return row;
};

/** @throws Refusal NOT_FOUND, FORBIDDEN, BAD_USER_INPUT as columns/rules/columns.ts says */
export const updateColumn = (
  { database, now }: Services,
  caller: Caller,
  id: string,
  input: Texts & { Image?: string | undefined },
): Promise<Column> =>
  database.transaction(async (tx) => {
    await lockOwn(tx, caller, id);
    const texts = checked(input);
    const image = input.Image === undefined ? undefined : await pictureOf(tx, caller, input.Image);
    const [row] = await tx
      .update(columns)
      .set({ ...texts, ...(image !== undefined && { image }), updateDate: now() })
      .where(eq(columns.id, id))
      .returning();
    return toColumn(row as ColumnRow);
  });
