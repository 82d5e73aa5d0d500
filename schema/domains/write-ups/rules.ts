import { refuse, type Refusal } from '#shared/rules/refusal.ts';

/** Most characters of each field. */
export const MAX_WRITE_UP_FIELD = 10_000;

/** Most versions of one write-up. */
export const MAX_WRITE_UP_VERSIONS = 200;

/** Characters of the approach that a list shows. */
export const WRITE_UP_EXCERPT = 200;

/** Places that the first order shows ahead of what readers like. */
export const LEADING_PLACES = 10;

/** Orders of a competition's write-ups. */
export const writeUpSorts = ['leading', 'rank', 'votes', 'newest'] as const;
export type WriteUpSort = (typeof writeUpSorts)[number];

/** Texts of a write-up: Markdown, of which the first is needed. */
export interface WriteUpFields {
  approach: string;
  features: string;
  validation: string;
  failedAttempts: string;
  costs: string;
}

/** Fields in the order in which they are shown: key, name, and what is asked for. */
export const writeUpFields: readonly {
  key: keyof WriteUpFields;
  name: string;
  hint: string;
}[] = [
  { key: 'approach', name: '思路', hint: '整体方案是什么，为什么这样做' },
  { key: 'features', name: '数据与特征', hint: '用了哪些数据、特征和预处理' },
  { key: 'validation', name: '验证', hint: '怎样划分验证集，本地得分与榜单得分是否一致' },
  { key: 'failedAttempts', name: '没有用的尝试', hint: '试过但没有提升的做法，能为别人省下时间' },
  { key: 'costs', name: '成本', hint: '硬件、训练与推理的时长、花费' },
];

/** REST's names of the fields, by which refusals point at them. */
const restNames: Record<keyof WriteUpFields, string> = {
  approach: 'Approach',
  features: 'Features',
  validation: 'Validation',
  failedAttempts: 'FailedAttempts',
  costs: 'Costs',
};

/** Problem of one field, in Chinese; null where it has none. */
export const writeUpFieldProblem = (key: keyof WriteUpFields, text: string): string | null => {
  if (key === 'approach' && !text.trim()) return '请填写思路';
  const name = writeUpFields.find((field) => field.key === key)?.name ?? '';
  return [...text.trim()].length > MAX_WRITE_UP_FIELD
    ? `${name}最多${MAX_WRITE_UP_FIELD}个字符`
    : null;
};

/** First problem of a write-up, at its field; null where it can be saved. */
export const writeUpProblem = (fields: WriteUpFields): Refusal | null => {
  for (const { key } of writeUpFields) {
    const problem = writeUpFieldProblem(key, fields[key]);
    if (problem) return refuse('BAD_USER_INPUT', problem, restNames[key]);
  }
  return null;
};

/**
 * Refuses to save over a version that the author hasn't seen.
 *
 * @param edited number of the version that was edited; null for a first one
 * @param current number of the newest version; null where there is none
 */
export const versionProblem = (edited: number | null, current: number | null): Refusal | null => {
  if (edited === current)
    return current !== null && current >= MAX_WRITE_UP_VERSIONS
      ? refuse('CONFLICT', `一份方案最多保存${MAX_WRITE_UP_VERSIONS}个版本`)
      : null;
  return refuse(
    'CONFLICT',
    current === null
      ? '这份方案已被删除，你写的内容还在这里，可以作为新方案保存'
      : `队友已保存了第${current}版，你写的内容还在这里，请合并后再保存`,
    'Version',
  );
};

/** Refuses that members like their own team's write-up. */
export const writeUpVotingProblem = ({ isOwn }: { isOwn: boolean }): Refusal | null =>
  isOwn ? refuse('FORBIDDEN', '不能给自己团队的方案点赞') : null;

/** Facts that decide whether a team writes about what it did. */
export interface WriteUpSituation {
  endDate: Date | null;
  /** True once the final ranking is published. */
  hasFinalRanking: boolean;
  /** True where the member's team stands in that ranking and isn't banned. */
  isRanked: boolean;
}

/** Tells whether a member may write their team's write-up now. */
export const canWriteUp = (
  { endDate, hasFinalRanking, isRanked }: WriteUpSituation,
  now: Date,
): boolean => endDate !== null && endDate <= now && hasFinalRanking && isRanked;
