import { and, eq, inArray } from 'drizzle-orm';
import { UNIVERSITY_FIELD } from '@whaletide/schema/domains/registration/rules/registration-fields.ts';
import type { Handle } from '#database/database.ts';
import { competitions } from '../competitions/tables.ts';
import { registrationAnswers } from '../registration/tables.ts';
import { teamMembers } from '../teams/tables.ts';

/** State of a team in a competition in which only members of one university team up. */
export interface TeamUniversity {
  /** All members named the same one; true where the competition doesn't ask. */
  universitySorted: boolean;
  /** University that all members named; null where the competition doesn't ask. */
  university: string | null;
}

/** A team of a competition that asks for no university. */
export const anyUniversity: TeamUniversity = { universitySorted: true, university: null };

const universityOf = (value: unknown): string | null => {
  const name =
    value && typeof value === 'object' && 'University' in value ? value.University : null;
  return typeof name === 'string' && name.trim() ? name.trim() : null;
};

/**
 * The universities that members gave when they registered, for those of the teams whose
 * competition asks for the same one.
 */
export const universitiesOf = async (
  db: Handle,
  teamIds: readonly string[],
): Promise<Map<string, TeamUniversity>> => {
  const rows = await db
    .select({ teamId: teamMembers.teamId, form: registrationAnswers.form })
    .from(teamMembers)
    .innerJoin(
      competitions,
      and(
        eq(competitions.id, teamMembers.competitionId),
        eq(competitions.teamSameUniversity, true),
      ),
    )
    .leftJoin(
      registrationAnswers,
      and(
        eq(registrationAnswers.competitionId, teamMembers.competitionId),
        eq(registrationAnswers.memberId, teamMembers.memberId),
      ),
    )
    .where(inArray(teamMembers.teamId, [...teamIds]));
  const named = Map.groupBy(rows, ({ teamId }) => teamId);
  return new Map(
    [...named].map(([teamId, members]): [string, TeamUniversity] => {
      const names = new Set(
        members.map(({ form }) =>
          universityOf(form?.find(({ DefaultID }) => DefaultID === UNIVERSITY_FIELD)?.Value),
        ),
      );
      const [name = null] = names;
      const universitySorted = names.size === 1 && name !== null;
      return [teamId, { universitySorted, university: universitySorted ? name : null }];
    }),
  );
};
