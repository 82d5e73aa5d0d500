import type { TSchema } from 'typebox';
import { Compile } from 'typebox/schema';

/**
 * Keywords left out of the check of an answer, which must only look so that resolvers may rely on
 * its type. Patterns, formats and bounds are platform's to hold: checking them again would cost
 * more than parsing the answer. A word that an enum doesn't know yet is no reason to throw the
 * whole answer away.
 */
const SHAPE_FREE = new Set([
  'enum',
  'pattern',
  'format',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
]);

/** A compiled check of an answer against the contract's schema. */
export const compileShape = (schema: TSchema): ((answer: unknown) => boolean) => {
  const shape: unknown = JSON.parse(
    JSON.stringify(schema, (key, value: unknown) => (SHAPE_FREE.has(key) ? undefined : value)),
  );
  const validator = Compile(shape as TSchema);
  return (answer) => validator.Check(answer);
};
