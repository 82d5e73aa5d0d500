import { and, desc, eq, ne } from 'drizzle-orm';
import type { RegisterAnswer } from '@whaletide/schema/domains/registration/rest/registration-form.ts';
import {
  type Known,
  suggestedAnswers,
} from '@whaletide/schema/domains/registration/rules/registration-suggestions.ts';
import { askedOf } from '@whaletide/schema/domains/registration/rules/registration-settings.ts';
import type { Handle } from '#database/database.ts';
import { settingsOf } from '../competitions/store/registration-settings.ts';
import { type CompetitionRow } from '../competitions/tables.ts';
import type { MemberRow } from '../members/tables.ts';
import { majorNamed, placeOfCity, universityNamed } from '../site/store/lookups.ts';
import { registrations } from '../teams/tables.ts';
import { registrationAnswers } from './tables.ts';

/** So many earlier registrations are looked at. */
const EARLIER = 5;

const lookup = { university: universityNamed, major: majorNamed, city: placeOfCity };

/**
 * Answers the values that the forms of these competitions first show the member, by competition:
 * the member's own words, for them alone. One statement for many competitions.
 */
export const suggestionsOf = async (
  db: Handle,
  member: MemberRow,
  asked: readonly CompetitionRow[],
): Promise<Map<string, RegisterAnswer[]>> => {
  const forms = asked.map((competition) => ({
    id: competition.id,
    form: askedOf(settingsOf(competition)).form,
  }));
  if (forms.every(({ form }) => form.length === 0)) return new Map();
  const earlier = await db
    .select({ form: registrationAnswers.form })
    .from(registrations)
    .innerJoin(
      registrationAnswers,
      and(
        eq(registrationAnswers.competitionId, registrations.competitionId),
        eq(registrationAnswers.memberId, registrations.memberId),
      ),
    )
    .where(and(eq(registrations.memberId, member.id), ne(registrationAnswers.form, [])))
    .orderBy(desc(registrations.createDate), desc(registrations.competitionId))
    .limit(EARLIER);
  const known: Known = {
    profile: member,
    email: member.email,
    earlier: earlier.map(({ form }) => form),
    lookup,
  };
  return new Map(forms.map(({ id, form }) => [id, suggestedAnswers(form, known)]));
};
