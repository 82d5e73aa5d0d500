import {
  type AuthorshipRule,
  authorshipProblem,
  statementOf,
  statementProblem,
} from '@whaletide/schema/shared/rules/authorship.ts';
import type { Authorship } from '#apollo/schema.generated.ts';

/** Choice of an author, as it is typed. */
export interface Said {
  authorship: Authorship;
  model: string;
}

export const unsaid: Said = { authorship: 'HUMAN', model: '' };

/** Choice as it was said before, to be changed. */
export const saidOf = (
  stated: { authorship: Authorship | null; authorshipModel: string | null } | null | undefined,
): Said => ({
  authorship: stated?.authorship ?? 'HUMAN',
  model: stated?.authorshipModel ?? '',
});

/** Problem of the model, by the rule of a competition where there is one; null where it has none. */
export const saidProblem = (said: Said, rule: AuthorshipRule | null = null): string | null => {
  const stated = statementOf(said, undefined);
  const problem = rule === null ? statementProblem(stated) : authorshipProblem(stated, rule);
  return problem?.message ?? null;
};

/** The same as errors of a form, by the input's field. */
export const saidErrors = (said: Said): { authorshipModel?: string } => {
  const problem = saidProblem(said);
  return problem === null ? {} : { authorshipModel: problem };
};

/** Fields of an input. */
export const saidInput = (said: Said): { authorship: Authorship; authorshipModel?: string } => {
  const { authorship, model } = statementOf(said, undefined);
  return { authorship, ...(model !== null && { authorshipModel: model }) };
};
