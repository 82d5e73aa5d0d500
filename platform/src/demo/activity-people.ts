import type { competitionTutors } from '../domains/competitions/tables.ts';
import { campPromotions } from './activities.ts';
import { CAMP } from './activities-catalogue.ts';
import type { DemoCompetition } from './competitions.ts';
import { accountId } from './people.ts';
import type { Played } from './play.ts';

export const demoTutors = (
  made: readonly DemoCompetition[],
): (typeof competitionTutors.$inferInsert)[] =>
  made.flatMap(({ plan, row }) =>
    (plan.activity?.tutors ?? []).map((account, position) => ({
      competitionId: row.id,
      memberId: accountId(account),
      position,
    })),
  );

/** Puts the teams of the training camp into its second stage, but for every fourth. */
export const promoteCampers = (
  played: readonly Played[],
  made: readonly DemoCompetition[],
): Played[] =>
  played.map((one, place) =>
    made[place]?.plan.name === CAMP
      ? {
          ...one,
          teams: one.teams.map((team, index) => ({
            ...team,
            promotions: campPromotions(index),
          })),
        }
      : one,
  );
