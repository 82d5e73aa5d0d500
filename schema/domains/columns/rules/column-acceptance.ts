import type { Role } from '#domains/account/rest/account.ts';
import { roleProblem } from '#domains/account/rules/member-admin.ts';
import { refuse, type Refusal } from '#shared/rules/refusal.ts';

/** Role that an application for columns asks for. */
export const APPLIED_ROLE = 'columnist' satisfies Role;

/** Notice to the applicant once the application is accepted. */
export const COLUMN_ACCEPTED_NOTICE = '你的专栏申请已通过';

/** Message to the applicant once the application is accepted; Markdown. */
export const COLUMN_ACCEPTED_TEXT =
  '你的专栏申请已通过，现在可以[创建专栏](/home/column/create)了。';

/** Why a member can't be given the right to write columns; null when they can. */
export const columnistProblem = (applicant: {
  roles: readonly Role[];
  creatorBanned: boolean;
}): Refusal | null => {
  if (applicant.roles.includes(APPLIED_ROLE)) return refuse('CONFLICT', '该用户已经是专栏作者');
  const { creatorBanned } = applicant;
  const banned = roleProblem({ own: false, creatorBanned }, APPLIED_ROLE, true);
  return banned && refuse(banned.code, banned.message);
};
