import type { BuiltInMetric } from '@whaletide/schema/domains/competitions/rest/stages.ts';
import type { AuthorshipRule } from '@whaletide/schema/shared/rules/authorship.ts';
import type { ActivityType } from '@whaletide/schema/domains/activities/rules/activity-types.ts';
import type { Host } from './organizations.ts';
import type { Account } from './people.ts';

/** A practice of a lesson: a scored task on data that the demo makes up. */
interface Practice {
  name: string;
  about: string;
  metric: BuiltInMetric;
}

/** A stage of an activity. */
export interface ActivityStage {
  name: string;
  /** First and last day, from the day of the filling. */
  days: readonly [start: number, end: number];
  /** Markdown. */
  lesson?: string;
  practice?: Practice;
}

/** An activity of the demo, beside what it shares with competitions. */
interface ActivityPlan {
  type: Exclude<ActivityType, 'EXERCISE'>;
  field: string;
  difficulty: 1 | 2 | 3;
  estimatedTime: string;
  slogans: string[];
  sponsor: string | null;
  tutors: Account[];
  /** Its live session: the day, the hour in Shanghai, and its length in minutes. */
  live?: readonly [day: number, hour: number, minutes: number];
  stages: readonly ActivityStage[];
  introduction: string;
  sequence?: number;
}

/** A competition of the demo. Days are counted from the day of the filling. */
export interface Plan {
  name: string;
  short: string;
  tags: string[];
  award: string | null;
  /** First and last day, and the last day to register; null is open end. */
  days: readonly [start: number, end: number | null, register: number | null];
  metric: BuiltInMetric;
  /** Names of the scores on the same column where it has several, the first that ranks first. */
  scores?: { first: string; further: readonly { name: string; metric: BuiltInMetric }[] };
  /** Data that it is scored on; `none` for most of the ended ones, whose boards are history. */
  data: 'penguins' | 'weather' | 'made' | 'none';
  /** Number of teams; as many as elsewhere where none is named. */
  teams?: number;
  /** Rows of the test set of made-up data. */
  testRows?: number;
  sticky?: boolean;
  exercise?: boolean;
  /** Facts that make it an activity; exercises have none. */
  activity?: ActivityPlan;
  klab?: boolean;
  /** The name of the series that it belongs to. */
  series?: string;
  /** Rule for works that a model has a part in; ALLOWED where none is set. Works name their models where they must. */
  authorshipRule?: AuthorshipRule;
  /** Host of the competition; the community itself where none is named. */
  host?: Host;
}

/** Tells whether a competition is over, with its final ranking. */
export const isOver = ({ days: [, end], activity }: Plan): boolean =>
  end !== null && end <= 0 && !activity;
