import { Type } from 'typebox';

const ID_PATTERN = '^[0-9A-Za-z_-]{1,64}$';

/** Id of something, as an earlier answer had it. */
export const IdArgument = (description: string) =>
  Type.String({ pattern: ID_PATTERN, description });

/** Arguments of a verb that lists by pages. */
export const Paged = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, default: 1 })),
  perPage: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 20 })),
};

/** Arguments of a verb that takes a result: its text, or the key of an uploaded file. */
export const ResultArguments = (most: number) => ({
  content: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: most,
      description: `The file as text, at most ${most.toLocaleString('en-US')} characters.`,
    }),
  ),
  resultKey: Type.Optional(
    Type.String({ pattern: '^[0-9a-f]{32}$', description: '`key` of an uploaded file.' }),
  ),
  fileName: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      description: 'Name with the extension that the task accepts; result.csv where absent.',
    }),
  ),
});
