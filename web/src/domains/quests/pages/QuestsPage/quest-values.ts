import {
  isQuestTrigger,
  questProblems,
  type QuestTrigger,
} from '@whaletide/schema/domains/quests/rules/quest-settings.ts';
import type { TaskType } from '#apollo/schema.generated.ts';
import { problemsByField } from '#lib/field-of.ts';
import type { ManagedTasksQuery } from './Quests.generated.ts';

export type Row = NonNullable<
  NonNullable<ManagedTasksQuery['administration']>['managedTasks']
>['items'][number];

/** A task as it is typed; an empty number is a text. */
export interface QuestValues {
  type: TaskType;
  name: string;
  description: string;
  link: string;
  guideline: string;
  events: string[];
  countsOnce: boolean;
  threshold: number | string;
  /** Whale coins; none for an empty one. */
  coins: number | string;
  /** Points of growth score. */
  growth: number | string;
  sortWeight: number | string;
  relatedPages: string[];
}

export const typeNames: Record<TaskType, string> = {
  ROOKIE: '新手任务',
  WEEKLY: '每周任务',
  DAILY: '每日任务',
  CHORE: '长期任务',
};

const amountOf = (row: Row | null, type: 'WHALECOIN' | 'GROWTH_SCORE') =>
  row?.rewards.find((reward) => reward.type === type)?.amount ?? '';

export const valuesOf = (row: Row | null): QuestValues => ({
  type: row?.type ?? 'WEEKLY',
  name: row?.name ?? '',
  description: row?.description ?? '',
  link: row?.link ?? '',
  guideline: row?.guideline ?? '',
  events: row?.events.filter(isQuestTrigger) ?? [],
  countsOnce: row?.countsOnce ?? true,
  threshold: row?.threshold ?? 1,
  coins: amountOf(row, 'WHALECOIN'),
  growth: amountOf(row, 'GROWTH_SCORE'),
  sortWeight: row?.sortWeight ?? 100,
  relatedPages: [...(row?.relatedPages ?? [])],
});

const numberOf = (value: number | string) => (value === '' ? Number.NaN : Number(value));

const rewardsOf = ({ coins, growth }: QuestValues) => [
  ...(coins === '' ? [] : [{ type: 'WHALECOIN' as const, amount: Number(coins) }]),
  ...(growth === '' ? [] : [{ type: 'GROWTH_SCORE' as const, amount: Number(growth) }]),
];

/** Maps the values to the input of an update; creating takes the task's type, too. */
export const inputOf = (values: QuestValues) => ({
  name: values.name,
  link: values.link.trim() || null,
  description: values.description,
  guideline: values.guideline,
  threshold: numberOf(values.threshold),
  countsOnce: values.countsOnce,
  rewards: rewardsOf(values),
  sortWeight: numberOf(values.sortWeight),
  relatedPages: values.relatedPages,
  events: values.events.filter(isQuestTrigger) satisfies QuestTrigger[],
});

/** The field of the form: a reward stands in one of its own. */
const formField = (values: QuestValues, field: string): string => {
  const index = /^rewards(?:\.(\d+))?/.exec(field);
  if (!index) return field;
  return rewardsOf(values)[Number(index[1] ?? 0)]?.type === 'GROWTH_SCORE' ? 'growth' : 'coins';
};

/** Finds the problems, by the fields of the form. */
export const problemsOf = (values: QuestValues): Record<string, string> =>
  Object.fromEntries(
    Object.entries(problemsByField('CreateTaskInput', questProblems(inputOf(values)))).map(
      ([field, message]) => [formField(values, field), message],
    ),
  );
