import { randomBytes } from 'node:crypto';
import { and, count, eq } from 'drizzle-orm';
import type { CallInput } from '@whaletide/schema/shared/rest/call.ts';
import type { OwnSnippet, snippetCalls } from '@whaletide/schema/domains/snippets/rest.ts';
import {
  snippetCountProblem,
  snippetProblems,
  type SnippetSharing,
  type SnippetTexts,
} from '@whaletide/schema/domains/snippets/rules.ts';
import type { Transaction } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { newId } from '#ids.ts';
import { notFound, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { lockedMember } from '../members/store.ts';
import { listColumns, toOwn } from './store.ts';
import { snippets } from './tables.ts';

const checked = (texts: Partial<SnippetTexts>): Partial<SnippetTexts> => {
  refuseIf(snippetProblems(texts)[0] ?? null);
  const { name, folder } = texts;
  return {
    ...texts,
    ...(name !== undefined && { name: name.trim() }),
    ...(folder !== undefined && { folder: folder.trim() }),
  };
};

/**
 * Answers the token for a sharing: `LINK` keeps the present one or gets a new one. Every other
 * sharing ends it, so that old links are dead for good.
 */
const tokenFor = (sharing: SnippetSharing, kept: string | null): string | null =>
  sharing === 'LINK' ? (kept ?? randomBytes(24).toString('base64url')) : null;

/** Refuses one snippet, or one folder, too many; under the lock of the member's row. */
const checkCounts = async (tx: Transaction, memberId: string, folder: string, added: 0 | 1) => {
  const rows = await tx
    .select({ folder: snippets.folder, count: count() })
    .from(snippets)
    .where(eq(snippets.memberId, memberId))
    .groupBy(snippets.folder);
  const kept = rows.reduce((sum, row) => sum + row.count, 0);
  const isNew = rows.every((row) => row.folder !== folder);
  refuseIf(snippetCountProblem(kept + added, rows.length + (isNew ? 1 : 0)));
};

type Body = CallInput<typeof snippetCalls.create>['body'];

/** @throws Refusal BAD_USER_INPUT as snippets/rules.ts says, CONFLICT for one too many */
export const createSnippet = (
  { database, now }: Services,
  caller: Caller,
  { Name, Language, Code, FolderName, Sharing = 'PRIVATE' }: Body,
): Promise<OwnSnippet> =>
  database.transaction(async (tx) => {
    const given = { name: Name, language: Language, code: Code, folder: FolderName };
    const texts = { ...given, ...checked(given) };
    await lockedMember(tx, caller.id);
    await checkCounts(tx, caller.id, texts.folder, 1);
    const date = now();
    const [row] = await tx
      .insert(snippets)
      .values({
        id: newId(date.getTime()),
        memberId: caller.id,
        ...texts,
        sharing: Sharing,
        token: tokenFor(Sharing, null),
        createDate: date,
        updateDate: date,
      })
      .returning(listColumns);
    if (!row) throw notFound('代码片段');
    return toOwn(row);
  });

/** @throws Refusal NOT_FOUND for others', BAD_USER_INPUT, CONFLICT for one folder too many */
export const updateSnippet = (
  { database, now }: Services,
  caller: Caller,
  id: string,
  body: Partial<Omit<Body, 'Sharing'>>,
): Promise<OwnSnippet> =>
  database.transaction(async (tx) => {
    const texts = checked({
      ...(body.Name !== undefined && { name: body.Name }),
      ...(body.Language !== undefined && { language: body.Language }),
      ...(body.Code !== undefined && { code: body.Code }),
      ...(body.FolderName !== undefined && { folder: body.FolderName }),
    });
    if (texts.folder !== undefined) {
      await lockedMember(tx, caller.id);
      await checkCounts(tx, caller.id, texts.folder, 0);
    }
    const [row] = await tx
      .update(snippets)
      .set({ ...texts, updateDate: now() })
      .where(and(eq(snippets.id, id), eq(snippets.memberId, caller.id)))
      .returning(listColumns);
    if (!row) throw notFound('代码片段');
    return toOwn(row);
  });

/** Says who reads it. @throws Refusal NOT_FOUND for others' */
export const shareSnippet = (
  { database }: Services,
  caller: Caller,
  id: string,
  sharing: SnippetSharing,
): Promise<OwnSnippet> =>
  database.transaction(async (tx) => {
    const own = and(eq(snippets.id, id), eq(snippets.memberId, caller.id));
    const [before] = await tx
      .select({ token: snippets.token })
      .from(snippets)
      .where(own)
      .for('update');
    if (!before) throw notFound('代码片段');
    const [row] = await tx
      .update(snippets)
      .set({ sharing, token: tokenFor(sharing, before.token) })
      .where(own)
      .returning(listColumns);
    if (!row) throw notFound('代码片段');
    return toOwn(row);
  });

/** @throws Refusal NOT_FOUND for others', and the second time */
export const removeSnippet = async (
  { database }: Services,
  caller: Caller,
  id: string,
): Promise<void> => {
  const removed = await database.db
    .delete(snippets)
    .where(and(eq(snippets.id, id), eq(snippets.memberId, caller.id)))
    .returning({ id: snippets.id });
  if (removed.length === 0) throw notFound('代码片段');
};
