import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { eventTypes } from '@whaletide/schema/domains/competitions/rules/competition-kind.ts';
import { competitions } from '../tables.ts';

/** Condition for activities alone. */
export const isActivity = eq(competitions.eventType, eventTypes.activity);

/** Condition for competitions and series alone. */
export const isCompetition = eq(competitions.eventType, eventTypes.competition);

/** Filters of activities as REST names them. */
export interface ActivityFilters {
  CompetitionEventType?: number | undefined;
  CompetitionType?: number | undefined;
  DetailType?: string | undefined;
  field?: string | undefined;
  Difficulty?: number | undefined;
}

/** Answers the event type that is asked for under either name; undefined where none is. */
const eventTypeOf = (query: ActivityFilters): number | undefined =>
  query.CompetitionEventType ?? query.CompetitionType;

/** True when activities alone are asked for, which have an order of their own. */
export const asksForActivities = (query: ActivityFilters): boolean =>
  eventTypeOf(query) === eventTypes.activity;

/** The filters as a condition. */
export const filterCondition = (query: ActivityFilters): SQL | undefined => {
  const type = eventTypeOf(query);
  const { eventType, detailType, field, difficulty } = competitions;
  return and(
    type === undefined ? undefined : eq(eventType, type),
    query.DetailType === undefined ? undefined : eq(detailType, query.DetailType),
    query.field === undefined ? undefined : eq(field, query.field),
    query.Difficulty === undefined ? undefined : eq(difficulty, query.Difficulty),
  );
};

/** Condition for what a list has as rows of its own: children of a series come inside it. */
export const standsAlone = (query: ActivityFilters, seriesDisabled = false): SQL | undefined =>
  seriesDisabled || asksForActivities(query)
    ? eq(competitions.isSeries, false)
    : isNull(competitions.seriesId);
