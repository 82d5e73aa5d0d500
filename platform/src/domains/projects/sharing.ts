import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Lab } from '@whaletide/schema/domains/projects/rest/project-documents.ts';
import type { Visibility } from '@whaletide/schema/domains/projects/rules.ts';
import type { Transaction } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { notFound } from '#refusal.ts';
import type { Services } from '#services.ts';
import { labFacts, type LabFacts, toLabs } from './store/documents.ts';
import { newSeal } from './store/tokens.ts';
import { labs, labVersions } from './tables.ts';

const newToken = (): string => randomBytes(24).toString('base64url');

/** Ends what a project was read by without being its member: its versions' tokens are made of their seals. */
export const endTokens = async (tx: Transaction, labId: string): Promise<void> => {
  await tx.update(labVersions).set({ seal: newSeal() }).where(eq(labVersions.labId, labId));
};

/**
 * Answers what a project's row holds after a change to this visibility. A link that ends also ends
 * the tokens that were given by it.
 */
export const sharingAfter = async (
  tx: Transaction,
  { id, shareToken }: Pick<LabFacts, 'id' | 'shareToken'>,
  visibility: Visibility,
): Promise<{ private: boolean; shareToken: string | null }> => {
  if (visibility === 'PUBLIC') return { private: false, shareToken };
  if (visibility === 'SHARED') return { private: true, shareToken: shareToken ?? newToken() };
  if (shareToken !== null) await endTokens(tx, id);
  return { private: true, shareToken: null };
};

/** Changes the member's own project by what it was, under its row's lock. @throws Refusal NOT_FOUND */
const changeShare = (
  { database }: Services,
  caller: Caller,
  id: string,
  after: (tx: Transaction, before: LabFacts) => Promise<string | null>,
): Promise<Lab> =>
  database.transaction(async (tx) => {
    const own = and(eq(labs.id, id), eq(labs.memberId, caller.id), eq(labs.deleted, false));
    const [before] = await tx.select(labFacts).from(labs).where(own).for('update');
    if (!before) throw notFound('项目');
    const shareToken = await after(tx, before);
    const [row] = await tx.update(labs).set({ shareToken }).where(own).returning(labFacts);
    const [document] = row ? await toLabs(tx, [row]) : [];
    if (!document) throw notFound('项目');
    return document;
  });

/** Makes the link by which others read a project; a second time it stays. @throws Refusal NOT_FOUND */
export const shareLab = (services: Services, caller: Caller, id: string): Promise<Lab> =>
  changeShare(services, caller, id, async (_, { shareToken }) => shareToken ?? newToken());

/** Ends it, for good: another one will be another link. @throws Refusal NOT_FOUND */
export const unshareLab = (services: Services, caller: Caller, id: string): Promise<Lab> =>
  changeShare(services, caller, id, async (tx, { shareToken }) => {
    if (shareToken !== null) await endTokens(tx, id);
    return null;
  });
