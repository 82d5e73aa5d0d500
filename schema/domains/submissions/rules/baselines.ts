import { refuse, type Refusal } from '#shared/rules/refusal.ts';

/** Baselines of a task, characters of a name, and bytes of a file. */
export const baselineLimits = { count: 10, name: 30, size: 20 * 1024 * 1024 } as const;

/** The refusal of a baseline's name. */
export const baselineNameProblem = (name: string): Refusal | null => {
  if (!name.trim()) return refuse('BAD_USER_INPUT', '请输入基线名称', 'Name');
  return [...name.trim()].length > baselineLimits.name
    ? refuse('BAD_USER_INPUT', `基线名称最多${baselineLimits.name}个字符`, 'Name')
    : null;
};
