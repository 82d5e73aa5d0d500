import {
  badgeDescription,
  badgeLevelNames,
  badgeProblems,
} from '@whaletide/schema/domains/badges/rules/badges.ts';
import type { BadgeKindChoice } from '#apollo/schema.generated.ts';
import { problemsByField } from '#lib/field-of.ts';
import { withThousands } from '#lib/numbers.ts';
import { badgeTypeOf } from '#domains/growth/badge-kinds.ts';
import type { BadgeKindsQuery } from './Badges.generated.ts';

export type BadgeKindSetting = NonNullable<BadgeKindsQuery['site']['badgeKinds']>[number];

/** A badge of a kind that can be edited. */
export type EditableBadge = BadgeKindSetting & { kind: BadgeKindChoice };

/** A badge as it is typed; an empty number is a text. */
export interface BadgeValues {
  name: string;
  thresholds: (number | string)[];
  isActive: boolean;
}

/** 铜：完成 1 场比赛, and so on. */
export const levelTexts = ({ kind, thresholds }: BadgeKindSetting): string[] =>
  thresholds.map(
    (threshold, index) =>
      `${badgeLevelNames[index]}：${badgeDescription(badgeTypeOf(kind), withThousands(threshold))}`,
  );

export const valuesOf = ({ name, thresholds, isActive }: BadgeKindSetting): BadgeValues => ({
  name,
  thresholds: [...thresholds],
  isActive,
});

const numberOf = (value: number | string) => (value === '' ? Number.NaN : Number(value));

export const inputOf = ({ name, thresholds, isActive }: BadgeValues) => ({
  name,
  thresholds: thresholds.map(numberOf),
  isActive,
});

export const problemsOf = (values: BadgeValues): Record<string, string> =>
  problemsByField('UpdateBadgeInput', badgeProblems(inputOf(values)));
