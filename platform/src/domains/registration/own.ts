import { and, eq, inArray } from 'drizzle-orm';
import type { OwnRegistration } from '@whaletide/schema/domains/registration/rest/registration.ts';
import type { Handle } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { competitionsByIds, seriesOf } from '../competitions/store/reading.ts';
import { members } from '../members/tables.ts';
import { registrations } from '../teams/tables.ts';
import { filesOf } from './files.ts';
import { needsOf, spentSeries, verifiedName } from './standing.ts';
import { suggestionsOf } from './suggestions.ts';
import { registrationAnswers } from './tables.ts';

/**
 * Answers the state of the member's registrations for these competitions, and what they sent
 * before. One entry for each that exists, in as many statements for many as for one.
 */
export const ownRegistrations = async (
  db: Handle,
  caller: Caller,
  ids: readonly string[],
): Promise<OwnRegistration[]> => {
  const found = await competitionsByIds(db, ids, caller);
  const [member] = await db.select().from(members).where(eq(members.id, caller.id));
  if (found.length === 0 || !member) return [];
  const foundIds = found.map(({ id }) => id);
  const rows = await db
    .select({ registration: registrations, form: registrationAnswers.form })
    .from(registrations)
    .leftJoin(
      registrationAnswers,
      and(
        eq(registrationAnswers.competitionId, registrations.competitionId),
        eq(registrationAnswers.memberId, registrations.memberId),
      ),
    )
    .where(
      and(eq(registrations.memberId, caller.id), inArray(registrations.competitionId, foundIds)),
    );
  const files = await filesOf(db, caller.id, foundIds);
  const series = await seriesOf(db, found);
  const asked = found.map((competition) => ({
    competition,
    series: series.get(competition.seriesId ?? ''),
  }));
  const spent = await spentSeries(db, caller.id, asked);
  const registered = new Set(rows.map(({ registration }) => registration.competitionId));
  const fresh = found.filter(({ id }) => !registered.has(id));
  const suggestions = await suggestionsOf(db, member, fresh);
  return found.map((competition): OwnRegistration => {
    const own = rows.find(({ registration }) => registration.competitionId === competition.id);
    return {
      Competition: competition.id,
      RegisterStatus: own?.registration.status ?? null,
      Reason: own?.registration.reason ?? null,
      SubmitDate: own?.registration.createDate.toISOString() ?? null,
      UnmetNeeds: needsOf(competition, member),
      VerifiedName: verifiedName(member),
      isRelatedCompetitionsOverRegistered: spent.has(competition.id),
      RegisterForm: own?.form ?? [],
      RegisterAuthorizationResults: files
        .filter(({ competitionId }) => competitionId === competition.id)
        .map(({ fieldId, upload }) => ({ SubmissionId: fieldId, value: upload })),
      SuggestedForm: suggestions.get(competition.id) ?? [],
      CustomID: own?.registration.customId ?? null,
    };
  });
};
