import { Refusal } from '#refusal.ts';
import type { FieldAnswerInput } from '#graphql/resolvers.generated.ts';

const FIELD_ID = /^[a-z0-9][a-z0-9_-]{0,63}$/;

/**
 * The answers to a form.
 *
 * @throws Refusal BAD_USER_INPUT for one to what can't be a field
 */
export const givenAnswers = (answers: readonly FieldAnswerInput[]): FieldAnswerInput[] => {
  if (answers.some(({ fieldId }) => !FIELD_ID.test(fieldId)))
    throw new Refusal('BAD_USER_INPUT', '表单中没有这一项', { field: 'answers' });
  return [...answers];
};
