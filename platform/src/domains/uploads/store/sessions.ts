import { and, asc, eq, inArray, lt, ne } from 'drizzle-orm';
import type { CallInput } from '@whaletide/schema/shared/rest/call.ts';
import type { UploadSession, uploadCalls } from '@whaletide/schema/domains/uploads/rest.ts';
import { extensionOf, fileProblem, uploadRules } from '@whaletide/schema/domains/uploads/rules.ts';
import type { Handle, Transaction } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { newId } from '#ids.ts';
import { conflict, notFound, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { uploadParts, type UploadSessionRow, uploadSessions } from '../tables.ts';
import { ASSEMBLE_JOB } from './assembling.ts';
import { lockRoom } from './uploads.ts';
import { HOUR } from '@whaletide/schema/shared/rules/time.ts';

/** Sessions that are removed in one go. */
const AT_ONCE = 100;

/** Counts the parts of a file of that size. */
export const partsOf = ({ size, partSize }: Pick<UploadSessionRow, 'size' | 'partSize'>): number =>
  Math.ceil(size / partSize);

export const toSession = async (db: Handle, row: UploadSessionRow): Promise<UploadSession> => {
  const parts = await db
    .select({ number: uploadParts.number })
    .from(uploadParts)
    .where(eq(uploadParts.sessionId, row.id))
    .orderBy(asc(uploadParts.number));
  return {
    _id: row.id,
    Name: row.name,
    Size: row.size,
    PartSize: row.partSize,
    Received: parts.map(({ number }) => number),
    State: row.state,
    Problem: row.problem,
    File:
      row.uploadKey === null
        ? null
        : { key: row.uploadKey, ext: row.ext, name: row.name, size: row.size },
    Expires: row.expires.toISOString(),
  };
};

/** The member's own session; of others there is none. @throws Refusal NOT_FOUND */
export const ownSession = async (
  db: Handle,
  caller: Caller,
  id: string,
): Promise<UploadSessionRow> => {
  const [row] = await db
    .select()
    .from(uploadSessions)
    .where(and(eq(uploadSessions.id, id), eq(uploadSessions.memberId, caller.id)));
  if (!row) throw notFound('上传');
  return row;
};

/** The same, held until the transaction ends. @throws Refusal NOT_FOUND */
const lockSession = async (tx: Transaction, caller: Caller, id: string) => {
  await tx
    .select({ id: uploadSessions.id })
    .from(uploadSessions)
    .where(eq(uploadSessions.id, id))
    .for('update');
  return ownSession(tx, caller, id);
};

export const uploadSession = async (
  db: Handle,
  caller: Caller,
  id: string,
): Promise<UploadSession> => toSession(db, await ownSession(db, caller, id));

type Beginning = CallInput<typeof uploadCalls.begin>['body'];

/**
 * Begins an upload in parts, or finds the one of the same file that has broken off. Its bytes
 * count from now on, under the lock of the member's row.
 * @throws Refusal BAD_USER_INPUT as uploads/rules.ts says, CONFLICT where they don't fit
 */
export const beginUpload = (
  { config: { limits }, database, now }: Services,
  caller: Caller,
  { Purpose: purpose, Name, Size: size, Modified: modified, Hash }: Beginning,
): Promise<UploadSession> => {
  const name = (Name.split(/[/\\]/).at(-1) ?? '').slice(-255);
  refuseIf(fileProblem({ name, size }, uploadRules[purpose]));
  const expires = new Date(now().getTime() + limits.uploadSessionHours * HOUR);
  return database.transaction(async (tx) => {
    const [broken] = await tx
      .update(uploadSessions)
      .set({ expires })
      .where(
        and(
          eq(uploadSessions.memberId, caller.id),
          eq(uploadSessions.purpose, purpose),
          eq(uploadSessions.name, name),
          eq(uploadSessions.size, size),
          eq(uploadSessions.modified, modified),
          eq(uploadSessions.state, 'open'),
        ),
      )
      .returning();
    if (broken && (Hash === undefined || broken.hash === null || broken.hash === Hash))
      return toSession(tx, broken);
    await lockRoom(tx, { memberId: caller.id, purpose, size }, limits);
    const row: UploadSessionRow = {
      id: newId(),
      memberId: caller.id,
      purpose,
      name,
      ext: extensionOf(name),
      size,
      modified,
      hash: Hash ?? null,
      partSize: limits.uploadPartBytes,
      state: 'open',
      uploadKey: null,
      problem: null,
      expires,
    };
    await tx.insert(uploadSessions).values(row);
    return toSession(tx, row);
  });
};

/** Has the parts put together; a second time changes nothing. @throws Refusal NOT_FOUND, CONFLICT while parts are missing */
export const completeUpload = (
  { database, jobs }: Services,
  caller: Caller,
  id: string,
): Promise<UploadSession> =>
  database.transaction(async (tx) => {
    const row = await lockSession(tx, caller, id);
    if (row.state !== 'open') return toSession(tx, row);
    const session = await toSession(tx, row);
    const missing = partsOf(row) - session.Received.length;
    if (missing > 0) throw conflict(`还有${missing}个分片没有上传`);
    await tx.update(uploadSessions).set({ state: 'assembling' }).where(eq(uploadSessions.id, id));
    await jobs.add(tx, ASSEMBLE_JOB, { id });
    return { ...session, State: 'assembling' };
  });

/** Takes sessions off the books, and their parts out of the store. */
const dropSessions = async ({ database, files }: Services, ids: readonly string[]) => {
  const keys = await database.transaction(async (tx) => {
    const gone = await tx
      .delete(uploadParts)
      .where(inArray(uploadParts.sessionId, [...ids]))
      .returning({ key: uploadParts.key });
    await tx.delete(uploadSessions).where(inArray(uploadSessions.id, [...ids]));
    return gone;
  });
  for (const { key } of keys) await files.remove(key);
};

/** Throws away an upload that isn't done. @throws Refusal NOT_FOUND, CONFLICT while it is put together */
export const cancelUpload = async (
  services: Services,
  caller: Caller,
  id: string,
): Promise<void> => {
  const row = await ownSession(services.database.db, caller, id);
  if (row.state === 'assembling') throw conflict('文件正在合并，请稍后再试');
  await dropSessions(services, [id]);
};

/** Removes uploads that weren't resumed in time. */
export const dropExpiredUploads = async (services: Services): Promise<void> => {
  const { database, now } = services;
  const expired = () =>
    database.db
      .select({ id: uploadSessions.id })
      .from(uploadSessions)
      .where(and(lt(uploadSessions.expires, now()), ne(uploadSessions.state, 'assembling')))
      .limit(AT_ONCE);
  for (let some = await expired(); some.length > 0; some = await expired())
    await dropSessions(
      services,
      some.map(({ id }) => id),
    );
};
