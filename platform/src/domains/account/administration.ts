import { inArray, or, sql } from 'drizzle-orm';
import type { Role } from '@whaletide/schema/domains/account/rest/account.ts';
import type { AdministeredMember } from '@whaletide/schema/domains/account/rest/member-admin.ts';
import type { AuditAction } from '@whaletide/schema/domains/moderation/rules/audit.ts';
import { accountState } from '@whaletide/schema/domains/account/rules/closure.ts';
import { moderationReasonProblem } from '@whaletide/schema/domains/moderation/rules/content-moderation.ts';
import {
  communityVerifyProblem,
  deactivationProblem,
  roleProblem,
} from '@whaletide/schema/domains/account/rules/member-admin.ts';
import {
  EVENT_CREATOR_BANNED,
  EVENT_CREATOR_RESTORED,
  EVENT_ORGANIZER_NAMED,
} from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import type { Transaction } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { conflict, forbidden, notFound, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { changeMember } from '../members/store.ts';
import { type MemberRow, members } from '../members/tables.ts';
import { actedBy, record } from '../moderation/store.ts';
import { administeredMember } from './administered.ts';
import { endSessions, openAccount, stopAccount } from './sessions.ts';

/**
 * The member, locked together with all administrators. Of two who take each other's role at once
 * the second is no administrator any more: so one always stays.
 * @throws Refusal NOT_FOUND, FORBIDDEN
 */
const lockAsAdmin = async (tx: Transaction, caller: Caller, id: string): Promise<MemberRow> => {
  const rows = await tx
    .select()
    .from(members)
    .where(or(inArray(members.id, [id, caller.id]), sql`'admin' = any(${members.roles})`))
    .orderBy(members.id)
    .for('update');
  const own = rows.find((row) => row.id === caller.id);
  if (!own || own.deactivated || !own.roles.includes('admin'))
    throw forbidden('仅管理员可以管理用户');
  const member = rows.find((row) => row.id === id);
  if (!member) throw notFound('用户');
  return member;
};

interface Outcome {
  reason?: string;
  /** Columns of the member that change. */
  changes: Partial<MemberRow>;
  /** Does what follows from the change, in the same transaction. */
  then?: (tx: Transaction) => Promise<void>;
}

/** Runs a change of one member's: decided under the lock, written down, answered. */
const change = (
  { database, now }: Services,
  caller: Caller,
  { id, action }: { id: string; action: AuditAction },
  decide: (member: MemberRow) => Outcome,
): Promise<AdministeredMember> =>
  database.transaction(async (tx) => {
    const member = await lockAsAdmin(tx, caller, id);
    const { changes, reason, then } = decide(member);
    await changeMember(tx, id, changes);
    await then?.(tx);
    await record(tx, actedBy(caller, now), {
      action,
      kind: 'MEMBER',
      target: id,
      title: member.name,
      ...(reason !== undefined && { reason }),
      before: member,
      after: changes,
    });
    return administeredMember(tx, id);
  });

/** @throws Refusal NOT_FOUND, FORBIDDEN, CONFLICT as account/rules/member-admin.ts says */
export const setRole = (
  services: Services,
  caller: Caller,
  id: string,
  { Role: role, Granted }: { Role: Role; Granted: boolean },
): Promise<AdministeredMember> =>
  change(services, caller, { id, action: 'memberAdmin.setRole' }, (member) => {
    const situation = { own: id === caller.id, creatorBanned: member.creatorBanned !== null };
    refuseIf(roleProblem(situation, role, Granted));
    const others = member.roles.filter((one) => one !== role);
    const named = Granted && role === 'organizer' && !member.roles.includes(role);
    return {
      changes: { roles: Granted ? [...others, role] : others },
      ...(named && {
        then: (tx: Transaction) =>
          services.events.publish(tx, [id], {
            kind: 'notification',
            eventType: EVENT_ORGANIZER_NAMED,
            related: id,
            data: {},
          }),
      }),
    };
  });

/** @throws Refusal NOT_FOUND, FORBIDDEN, BAD_USER_INPUT as account/rules/member-admin.ts says */
export const verifyMember = async (
  services: Services,
  caller: Caller,
  id: string,
  { Type, Name }: { Type: number; Name: string },
): Promise<AdministeredMember> => {
  refuseIf(communityVerifyProblem(Type, Name));
  const changes =
    Type === 0
      ? { verifyType: null, verifyName: null }
      : { verifyType: Type, verifyName: Name.trim() };
  return change(services, caller, { id, action: 'memberAdmin.verify' }, () => ({ changes }));
};

/** Stops an account. @throws Refusal NOT_FOUND, FORBIDDEN, BAD_USER_INPUT, CONFLICT */
export const deactivate = async (
  services: Services,
  caller: Caller,
  id: string,
  reason: string,
): Promise<AdministeredMember> => {
  refuseIf(deactivationProblem(id === caller.id, reason));
  const { events, now } = services;
  return change(services, caller, { id, action: 'memberAdmin.deactivate' }, (member) => {
    // An account that its member closed can be stopped too: then they can't reopen it themselves.
    if (member.deactivated && accountState(member, now()) !== 'closing')
      throw conflict('该账号已停用');
    return {
      reason,
      changes: { deactivated: now(), closes: null },
      then: async (tx) => {
        await endSessions(tx, events, id);
        await stopAccount(tx, id, now());
      },
    };
  });
};

/** @throws Refusal NOT_FOUND, FORBIDDEN, CONFLICT where it isn't stopped */
export const reactivate = (
  services: Services,
  caller: Caller,
  id: string,
): Promise<AdministeredMember> =>
  change(services, caller, { id, action: 'memberAdmin.reactivate' }, (member) => {
    if (!member.deactivated) throw conflict('该账号没有停用');
    if (accountState(member, services.now()) === 'closed') throw conflict('该账号已注销，无法恢复');
    return { changes: openAccount };
  });

/** Takes the creator's rights at once, whatever the roles say. @throws Refusal as the contract says */
export const banCreator = async (
  services: Services,
  caller: Caller,
  id: string,
  reason: string,
): Promise<AdministeredMember> => {
  refuseIf(moderationReasonProblem(reason));
  const { events, now } = services;
  return change(services, caller, { id, action: 'memberAdmin.banCreator' }, (member) => {
    if (member.creatorBanned) throw conflict('该用户的创作者权益已被封禁');
    return {
      reason,
      changes: { creatorBanned: now(), creatorBanReason: reason.trim() },
      then: (tx) =>
        events.publish(tx, [id], {
          kind: 'notification',
          eventType: EVENT_CREATOR_BANNED,
          related: null,
          data: { Message: reason.trim() },
        }),
    };
  });
};

/** Action of a higher domain where a creator gets the rights back, in that transaction. */
export type OnCreatorRestored = (tx: Transaction, memberId: string, date: Date) => Promise<void>;

declare module '#domain.ts' {
  interface Domain {
    onCreatorRestored?: OnCreatorRestored;
  }
  interface Gathered {
    onCreatorRestored: OnCreatorRestored;
  }
}

/** @throws Refusal NOT_FOUND, FORBIDDEN, CONFLICT where they aren't taken */
export const restoreCreator = (
  services: Services,
  caller: Caller,
  id: string,
  onRestored: OnCreatorRestored,
): Promise<AdministeredMember> =>
  change(services, caller, { id, action: 'memberAdmin.restoreCreator' }, (member) => {
    if (!member.creatorBanned) throw conflict('该用户的创作者权益没有被封禁');
    return {
      changes: { creatorBanned: null, creatorBanReason: null },
      then: async (tx) => {
        await onRestored(tx, id, services.now());
        await services.events.publish(tx, [id], {
          kind: 'notification',
          eventType: EVENT_CREATOR_RESTORED,
          related: null,
          data: {},
        });
      },
    };
  });
