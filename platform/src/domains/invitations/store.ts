import { randomInt } from 'node:crypto';
import { and, count, eq } from 'drizzle-orm';
import {
  eventWordOf,
  kindOf,
} from '@whaletide/schema/domains/competitions/rules/competition-kind.ts';
import { registerStatus } from '@whaletide/schema/domains/registration/rest/registration.ts';
import type { InvitationCode } from '@whaletide/schema/domains/invitations/rest.ts';
import {
  codeProblem,
  type InvitationSettings,
} from '@whaletide/schema/domains/invitations/rules.ts';
import type { Handle } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { badInput, notFound, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { toInvitationConfig } from '../competitions/store/invitation-settings.ts';
import { competitionsByIds } from '../competitions/store/reading.ts';
import { type CompetitionRow } from '../competitions/tables.ts';
import { registrations } from '../teams/tables.ts';
import { invitationCodes } from './tables.ts';

/** Without the signs that are taken for one another: 0 and O, 1, I and L. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 8;

const newCode = () => Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/** A competition that the caller may see. */
const seen = async (db: Handle, caller: Caller, id: string): Promise<CompetitionRow> => {
  const [competition] = await competitionsByIds(db, [id], caller);
  if (!competition) throw notFound('比赛');
  return competition;
};

const isOwn = (competitionId: string, memberId: string) =>
  and(eq(invitationCodes.competitionId, competitionId), eq(invitationCodes.memberId, memberId));

/** Registrations with this code that stand. */
export const broughtBy = (competitionId: string, code: string) =>
  and(
    eq(registrations.competitionId, competitionId),
    eq(registrations.invitationCode, code),
    eq(registrations.status, registerStatus.registered),
  );

/** The member's code, null while there is none. */
export const ownCode = async (
  db: Handle,
  competitionId: string,
  memberId: string,
): Promise<string | null> => {
  const [row] = await db
    .select({ code: invitationCodes.code })
    .from(invitationCodes)
    .where(isOwn(competitionId, memberId));
  return row?.code ?? null;
};

const described = async (
  db: Handle,
  memberId: string,
  competitionId: string,
  settings: InvitationSettings,
): Promise<InvitationCode> => {
  const code = await ownCode(db, competitionId, memberId);
  const [used] =
    code === null
      ? []
      : await db
          .select({ rows: count() })
          .from(registrations)
          .where(broughtBy(competitionId, code));
  return { Code: code, Invitation: toInvitationConfig(settings), UsedCount: used?.rows ?? 0 };
};

/** @throws Refusal NOT_FOUND where there is no competition, or no invitation to it */
export const invitationOf = async (
  db: Handle,
  caller: Caller,
  competitionId: string,
): Promise<InvitationCode> => {
  const { invitation } = await seen(db, caller, competitionId);
  if (!invitation) throw notFound('邀请活动');
  return described(db, caller.id, competitionId, invitation);
};

/**
 * Makes the member's code; unique keys ensure that there is one, and that it is unique.
 * @throws Refusal NOT_FOUND, CONFLICT as invitations/rules.ts says
 */
export const createCode = async (
  { database: { db }, now }: Services,
  caller: Caller,
  competitionId: string,
): Promise<InvitationCode> => {
  const competition = await seen(db, caller, competitionId);
  const { invitation } = competition;
  const [registration] = await db
    .select({ status: registrations.status })
    .from(registrations)
    .where(
      and(eq(registrations.competitionId, competitionId), eq(registrations.memberId, caller.id)),
    );
  const isRegistered = registration?.status === registerStatus.registered;
  const word = eventWordOf(kindOf(competition));
  refuseIf(codeProblem({ hasInvitation: invitation !== null, isRegistered, word }));
  if (!invitation) throw notFound('邀请活动');
  // Another member may have the same code by chance; then the next one is as good.
  while ((await ownCode(db, competitionId, caller.id)) === null)
    await db
      .insert(invitationCodes)
      .values({ competitionId, memberId: caller.id, code: newCode(), createDate: now() })
      .onConflictDoNothing();
  return described(db, caller.id, competitionId, invitation);
};

/**
 * Checks the code that a member registers with, in any case of letters.
 * @returns the code as it is kept; null where none was given, or the competition has no invitation
 * @throws Refusal BAD_USER_INPUT for an unknown one
 */
export const knownCode = async (
  db: Handle,
  { id, invitation }: Pick<CompetitionRow, 'id' | 'invitation'>,
  given: string | null,
): Promise<string | null> => {
  if (given === null || !invitation) return null;
  const code = given.toUpperCase();
  const [row] = await db
    .select({ code: invitationCodes.code })
    .from(invitationCodes)
    .where(and(eq(invitationCodes.competitionId, id), eq(invitationCodes.code, code)));
  if (!row) throw badInput('邀请码无效', 'InvitationCode');
  return row.code;
};
