import {
  activityStatuses,
  activityTypes,
  difficulties,
  filteredTypes,
} from '@whaletide/schema/domains/activities/rules/activity-types.ts';
import type { ActivityType, CompetitionStatus } from '#apollo/schema.generated.ts';
import { EXERCISES, MINE } from '#domains/activities/paths.ts';

/** Names of the filters in the address. */
export const filterNames = ['DetailType', 'Difficulty', 'Status'] as const;
export type FilterName = (typeof filterNames)[number];

const statuses: readonly CompetitionStatus[] = ['NOT_STARTED', 'RUNNING', 'ENDED'];

/** Choices of each filter; the empty one has all. */
export const choices: Record<
  FilterName,
  { label: string; data: { value: string; label: string }[] }
> = {
  DetailType: {
    label: '类型',
    data: [
      { value: '', label: '全部类型' },
      ...filteredTypes.map((value) => ({ value, label: activityTypes[value] })),
    ],
  },
  Difficulty: {
    label: '难度',
    data: [
      { value: '', label: '全部难度' },
      ...difficulties.map(({ level, name, experience }) => ({
        value: String(level),
        label: `${name}（${experience}）`,
      })),
    ],
  },
  Status: {
    label: '状态',
    data: [
      { value: '', label: '全部状态' },
      ...activityStatuses.map((label, index) => ({ value: String(index), label })),
    ],
  },
};

/** Value of a filter in the address; anything unknown, as -1, has all. */
export const chosen = (query: URLSearchParams, name: FilterName): string => {
  const value = query.get(name) ?? '';
  return choices[name].data.some((choice) => choice.value === value) ? value : '';
};

export interface ActivityVariables {
  type?: ActivityType;
  difficulty?: number;
  status?: CompetitionStatus;
  fieldKey?: string;
  mine?: boolean;
}

/** Arguments of the list that an address asks for. */
export const variablesOf = (tab: string | undefined, query: URLSearchParams): ActivityVariables => {
  const type = tab === EXERCISES ? 'EXERCISE' : chosen(query, 'DetailType');
  const difficulty = chosen(query, 'Difficulty');
  const status = statuses[Number(chosen(query, 'Status') || NaN)];
  const isField = tab !== undefined && tab !== MINE && tab !== EXERCISES;
  return {
    ...(type !== '' && { type: type as ActivityType }),
    ...(difficulty !== '' && { difficulty: Number(difficulty) }),
    ...(status !== undefined && { status }),
    ...(isField && { fieldKey: tab }),
    ...(tab === MINE && { mine: true }),
  };
};
