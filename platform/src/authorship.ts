import {
  type AuthorshipStatement,
  changedStatement,
  type GivenAuthorship,
  statementOf,
  statementProblem,
} from '@whaletide/schema/shared/rules/authorship.ts';
import type { Caller } from '#http/caller.ts';
import { refuseIf } from '#refusal.ts';

/** Statement as bodies and queries say it. */
export interface SaidAuthorship {
  Authorship?: GivenAuthorship['authorship'];
  AuthorshipModel?: GivenAuthorship['model'];
}

/** The columns of `authorshipColumns()`. */
export interface Authored {
  authorship: AuthorshipStatement['authorship'];
  authorshipModel: string | null;
}

/** Statement, as rules take it. */
const givenAuthorship = ({ Authorship, AuthorshipModel }: SaidAuthorship): GivenAuthorship => ({
  authorship: Authorship,
  model: AuthorshipModel,
});

const kept = (statement: AuthorshipStatement): Authored => {
  refuseIf(statementProblem(statement));
  return { authorship: statement.authorship, authorshipModel: statement.model };
};

/** Columns of what the caller writes. @throws Refusal BAD_USER_INPUT at AuthorshipModel */
export const authoredBy = (caller: Caller, said: SaidAuthorship): Authored =>
  kept(statementOf(givenAuthorship(said), caller.agent));

/** Columns of what the caller changes. @throws Refusal BAD_USER_INPUT at AuthorshipModel */
export const authoredAfter = (
  caller: Caller,
  { authorship, authorshipModel: model }: Authored,
  said: SaidAuthorship,
): Authored => kept(changedStatement({ authorship, model }, givenAuthorship(said), caller.agent));

/** The statement as documents show it. */
export const statedAuthorship = ({ authorship, authorshipModel }: Authored) => ({
  Authorship: authorship,
  AuthorshipModel: authorshipModel,
});
