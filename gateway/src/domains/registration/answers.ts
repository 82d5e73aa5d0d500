import type { RegisterAnswer } from '@whaletide/schema/domains/registration/rest/registration-form.ts';
import {
  type AnswerDegree,
  type AnswerLocation,
  type AnswerMajor,
  type AnswerUniversity,
  type AnswerValue,
  type GivenValue,
  storedValue,
  toAnswerValue,
} from '@whaletide/schema/domains/registration/rules/answer-values.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';

/** Resolvers of fields that an object made here has under their own names. */
const asNamed =
  <Row>() =>
  <Key extends keyof Row & string>(...keys: Key[]) =>
    Object.fromEntries(keys.map((key) => [key, (row: Row) => row[key]])) as {
      [Name in Key]: (row: Row) => Row[Name];
    };

/** An answer as REST takes it: its value has no keys of its own, and comes as the input has it. */
export const storedAnswer = (answer: RegisterAnswer): RegisterAnswer => ({
  ...answer,
  Value: storedValue(answer.Value as GivenValue),
});

/** Answers of registration forms, whose values are typed here. */
export const answers: Resolvers = {
  RegistrationAnswer: { value: ({ Value }) => toAnswerValue(Value) },
  RegistrationValue: asNamed<AnswerValue>()(
    'text',
    'texts',
    'location',
    'university',
    'major',
    'degree',
  ),
  RegistrationLocation: asNamed<AnswerLocation>()('level1', 'level2', 'level3'),
  RegistrationUniversity: asNamed<AnswerUniversity>()('country', 'province', 'name'),
  RegistrationMajor: asNamed<AnswerMajor>()('majorId', 'discipline', 'name'),
  RegistrationDegree: asNamed<AnswerDegree>()('name', 'grade'),
};
