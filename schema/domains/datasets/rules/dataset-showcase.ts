import { refuse, type Refusal } from '#shared/rules/refusal.ts';

/** Limits of the showcase above the list of datasets. */
export const showcaseLimits = {
  groups: 5,
  /** Characters of a group's name. */
  name: 20,
  /** Datasets in each group: with fewer, the group isn't shown; the first three are. */
  fewest: 3,
  datasets: 10,
  /** Characters of why a dataset is there. */
  reason: 100,
  sponsors: 3,
};

export interface ShowcaseSettings {
  groups: readonly {
    name: string;
    datasets: readonly { dataset: string; reason: string }[];
  }[];
  sponsors: readonly string[];
}

const lengthOf = (text: string): number => [...text.trim()].length;

const nameProblem = (name: string): string | null =>
  !name.trim()
    ? '请输入分组名称'
    : lengthOf(name) > showcaseLimits.name
      ? `分组名称最多${showcaseLimits.name}个字符`
      : null;

const datasetsProblem = (
  datasets: ShowcaseSettings['groups'][number]['datasets'],
): string | null => {
  const { fewest, datasets: most, reason } = showcaseLimits;
  if (datasets.length < fewest) return `每个分组至少需要${fewest}个数据集`;
  if (datasets.length > most) return `每个分组最多${most}个数据集`;
  if (new Set(datasets.map(({ dataset }) => dataset)).size < datasets.length)
    return '同一分组中的数据集不能重复';
  const at = datasets.findIndex((one) => !one.reason.trim() || lengthOf(one.reason) > reason);
  return at < 0 ? null : `第${at + 1}个数据集的推荐理由应为1到${reason}个字符`;
};

/** Everything that is wrong with it, at REST's own keys: `Groups.0.Name`, `Groups.0.datasetBindings`, `Sponsors`. */
export const showcaseProblems = ({ groups, sponsors }: ShowcaseSettings): Refusal[] => {
  const found: [string, string | null][] = [
    ['Groups', groups.length > showcaseLimits.groups ? `最多${showcaseLimits.groups}个分组` : null],
    ...groups.flatMap(({ name, datasets }, index): [string, string | null][] => [
      [`Groups.${index}.Name`, nameProblem(name)],
      [`Groups.${index}.datasetBindings`, datasetsProblem(datasets)],
    ]),
    [
      'Sponsors',
      sponsors.length > showcaseLimits.sponsors
        ? `最多${showcaseLimits.sponsors}个数据来源`
        : new Set(sponsors).size < sponsors.length
          ? '数据来源不能重复'
          : null,
    ],
  ];
  return found.flatMap(([field, message]) =>
    message === null ? [] : [refuse('BAD_USER_INPUT', message, field)],
  );
};
