import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { schemaProblem } from '@whaletide/schema/shared/rest/problem.ts';
import { UNREADABLE, unreadableAt } from '@whaletide/schema/shared/rules/text.ts';
import { badInput } from '../refusal.ts';

/** The same schema with every object closed, so that an unknown key is refused at any depth. */
const closeObjects = (schema: TSchema): TSchema => {
  const close = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(close);
    if (typeof value !== 'object' || value === null) return value;
    const copy: Record<string, unknown> = {};
    for (const [key, part] of Object.entries(value)) copy[key] = close(part);
    const isObject = copy.type === 'object' && 'properties' in copy;
    return isObject && !('additionalProperties' in copy)
      ? { ...copy, additionalProperties: false }
      : copy;
  };
  return close(schema) as TSchema;
};

/**
 * A checker of one part of a request.
 * @param coerce for params and query, which arrive as text: fills defaults in and converts
 * @throws Refusal BAD_USER_INPUT with the field at fault
 */
export const checker = (schema: TSchema, coerce: boolean) => {
  // Compiled at the call's first request: all of them together take longer than all else at start.
  let compiled: Validator | undefined;
  return (value: unknown): unknown => {
    // The door for every text from outside: what the database can't keep comes no further.
    const unreadable = unreadableAt(value);
    if (unreadable !== undefined) throw badInput(UNREADABLE, unreadable || undefined);
    const validator = (compiled ??= Compile(coerce ? schema : closeObjects(schema)));
    const input = coerce ? validator.Convert(validator.Default({ ...(value as object) })) : value;
    if (!validator.Check(input)) {
      const { message, field } = schemaProblem(validator.Errors(input));
      throw badInput(message, field);
    }
    return input;
  };
};
