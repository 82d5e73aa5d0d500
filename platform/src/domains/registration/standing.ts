import { and, eq, inArray, ne } from 'drizzle-orm';
import {
  type Need,
  unmetNeeds,
} from '@whaletide/schema/domains/registration/rules/registration.ts';
import { registerStatus } from '@whaletide/schema/domains/registration/rest/registration.ts';
import type { Handle } from '#database/database.ts';
import { settingsOf } from '../competitions/store/registration-settings.ts';
import { type CompetitionRow, competitions } from '../competitions/tables.ts';
import type { MemberRow } from '../members/tables.ts';
import { registrations } from '../teams/tables.ts';

const VERIFIED = 1;

/** The name by which the member's identity was verified; null when it wasn't. */
export const verifiedName = (member: MemberRow): string | null =>
  member.verifyStatus === VERIFIED ? member.realName : null;

/** Lists what the member's account lacks of what the competition asks for. */
export const needsOf = (competition: CompetitionRow, member: MemberRow): Need[] =>
  unmetNeeds(settingsOf(competition), {
    phoneVerified: member.phoneVerified,
    emailVerified: member.emailVerified,
    realNameVerified: member.verifyStatus === VERIFIED,
  });

/**
 * Finds those of the competitions whose limited series the member has spent on another of its
 * competitions. A registration under review holds the place, a rejected one has given it back.
 */
export const spentSeries = async (
  db: Handle,
  memberId: string,
  asked: readonly { competition: CompetitionRow; series: CompetitionRow | undefined }[],
): Promise<Set<string>> => {
  const limited = asked.filter(({ series }) => series?.registerLimit);
  const seriesIds = limited.flatMap(({ series }) => series?.id ?? []);
  if (seriesIds.length === 0) return new Set();
  const held = await db
    .select({ id: competitions.id, seriesId: competitions.seriesId })
    .from(registrations)
    .innerJoin(competitions, eq(competitions.id, registrations.competitionId))
    .where(
      and(
        eq(registrations.memberId, memberId),
        ne(registrations.status, registerStatus.rejected),
        inArray(competitions.seriesId, seriesIds),
      ),
    );
  const spent = limited.filter(({ competition: { id, seriesId } }) =>
    held.some((other) => other.seriesId === seriesId && other.id !== id),
  );
  return new Set(spent.map(({ competition }) => competition.id));
};
