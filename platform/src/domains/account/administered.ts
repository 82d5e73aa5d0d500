import {
  and,
  asc,
  count,
  desc,
  eq,
  ilike,
  isNotNull,
  isNull,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { CallInput } from '@whaletide/schema/shared/rest/call.ts';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import type {
  AdministeredMember,
  memberAdminCalls,
  MemberState,
} from '@whaletide/schema/domains/account/rest/member-admin.ts';
import { canonicalEmail } from '@whaletide/schema/domains/account/rules/account.ts';
import { nameKeyOf } from '@whaletide/schema/shared/rules/names.ts';
import { maskedPhone } from '@whaletide/schema/domains/account/rules/verification.ts';
import type { Handle } from '#database/database.ts';
import { toPage } from '#http/paging.ts';
import { notFound } from '#refusal.ts';
import { toMember } from '../members/store.ts';
import { type MemberRow, members } from '../members/tables.ts';
import { phones } from './tables.ts';

interface Row {
  member: MemberRow;
  phone: typeof phones.$inferSelect | null;
}

const toAdministered = ({ member, phone }: Row): AdministeredMember => ({
  // As the member's own page: nothing is hidden from administrators.
  ...toMember(member, member.id),
  Email: member.email,
  Phone: phone && `+${phone.countryCode} ${maskedPhone(phone.phone)}`,
  Roles: member.roles,
  CreateDate: member.createDate.toISOString(),
  DeactivatedDate: member.deactivated?.toISOString() ?? null,
  ClosesDate: member.closes?.toISOString() ?? null,
  ClosedDate: member.closed?.toISOString() ?? null,
  CreatorBannedDate: member.creatorBanned?.toISOString() ?? null,
  CreatorBanReason: member.creatorBanReason,
});

const states: Record<MemberState, SQL | undefined> = {
  ACTIVE: isNull(members.deactivated),
  DEACTIVATED: isNotNull(members.deactivated),
  CREATOR_BANNED: isNotNull(members.creatorBanned),
};

/**
 * Selects members whose name, e-mail or phone begins with the text, or whose id it is; all of them
 * without a text.
 */
const matching = (text: string | undefined): SQL | undefined => {
  const key = canonicalEmail(text ?? '');
  if (!key) return undefined;
  const prefixOf = (start: string) => `${start.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  const prefix = prefixOf(key);
  return or(
    eq(members.id, key),
    ilike(members.nameKey, prefix),
    ilike(members.nameKey, prefixOf(nameKeyOf(key))),
    ilike(members.email, prefix),
    // A phone number is found by so many digits that it is somebody's, not everybody's.
    /^\d{4,}$/.test(key) ? ilike(phones.phone, prefix) : undefined,
  );
};

/** A page of members for administrators, newest first. */
export const administeredMembers = (
  db: Handle,
  query: CallInput<typeof memberAdminCalls.list>['query'],
): Promise<Page<AdministeredMember>> => {
  const { Role, State, Text } = query;
  const chosen = and(
    matching(Text),
    Role && sql`${Role} = any(${members.roles})`,
    State && states[State],
  );
  const own = eq(phones.memberId, members.id);
  return toPage(query, {
    rows: db
      .select({ member: members, phone: phones })
      .from(members)
      .leftJoin(phones, own)
      .where(chosen)
      .orderBy(desc(members.createDate), asc(members.id)),
    total: db.select({ rows: count() }).from(members).leftJoin(phones, own).where(chosen),
    present: (rows) => rows.map(toAdministered),
  });
};

/** @throws Refusal NOT_FOUND */
export const administeredMember = async (db: Handle, id: string): Promise<AdministeredMember> => {
  const [row] = await db
    .select({ member: members, phone: phones })
    .from(members)
    .leftJoin(phones, eq(phones.memberId, members.id))
    .where(eq(members.id, id));
  if (!row) throw notFound('用户');
  return toAdministered(row);
};
