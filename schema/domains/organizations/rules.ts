import { refuse, type Refusal } from '#shared/rules/refusal.ts';

/** Longest texts in characters; ours, as the specification names none. */
export const organizationLimits = { name: 30, description: 200 } as const;

const wrong = (message: string, field: string) => refuse('BAD_USER_INPUT', message, field);
const longer = (text: string, most: number) => [...text.trim()].length > most;

/** Why a new organization can't have this short name: it is part of addresses. */
export const shortNameProblem = (shortName: string): Refusal | null =>
  /^[a-z0-9][a-z0-9-]{1,31}$/.test(shortName)
    ? null
    : wrong('短名由2到32个小写字母、数字或连字符组成，以字母或数字开头', 'ShortName');

/**
 * Reason why a member can't publish in an organization's name, at `Organization`: they may in those
 * that they belong to, and content that is in its name already may stay there once they have left.
 * @param chosen null for their own name alone
 * @param before organization in whose name it is; null for none
 * @param own ids of those that they belong to
 */
export const publishingProblem = (
  chosen: string | null,
  { before, own }: { before: string | null; own: readonly string[] },
): Refusal | null =>
  chosen === null || chosen === before || own.includes(chosen)
    ? null
    : refuse('FORBIDDEN', '你不属于该组织，不能以其名义发布', 'Organization');

/** Everything that is wrong with an organization's texts, in the order of their form. */
export const organizationProblems = (texts: { name: string; description: string }): Refusal[] => {
  const { name, description } = organizationLimits;
  return [
    !texts.name.trim() ? wrong('请输入组织名称', 'Name') : null,
    longer(texts.name, name) ? wrong(`组织名称最多${name}个字符`, 'Name') : null,
    longer(texts.description, description)
      ? wrong(`简介最多${description}个字符`, 'Description')
      : null,
  ].filter((problem) => problem !== null);
};

/**
 * Reason why a member of an organization can't lose the role of an administrator there. Those of
 * the site may take it from the last one; administrators themselves can't leave it without one.
 */
export const lastAdministratorProblem = (situation: {
  bySite: boolean;
  role: string;
  /** Number of its administrators now. */
  administrators: number;
}): Refusal | null =>
  !situation.bySite && situation.role === 'admin' && situation.administrators <= 1
    ? refuse('CONFLICT', '组织至少要有一名管理员，请先指定其他管理员')
    : null;
