import type { RuledInput } from './field-of.ts';
import { fieldNames } from './field-names.generated.ts';

type Names = Readonly<Record<string, string | readonly [name: string, input: RuledInput]>>;

const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Finds a field's place in REST, and the input that it is. */
const placeOf = (names: Names, name: string): readonly [key: string, input?: RuledInput] => {
  for (const [key, found] of Object.entries(names)) {
    if (found === name) return [key];
    if (typeof found !== 'string' && found[0] === name) return [key, found[1]];
  }
  return [pascal(name)];
};

const put = (rest: Record<string, unknown>, [step = '', ...steps]: string[], value: unknown) => {
  if (steps.length === 0) rest[step] = value;
  else put((rest[step] ??= {}) as Record<string, unknown>, steps, value);
};

/**
 * An input under REST's keys, as its rule looks at it (`Rest`): of one whose values are the same
 * there, and that holds no part which stands at its own level in REST.
 */
export const restOf = <Rest>(input: RuledInput, value: object): Rest => {
  const rest: Record<string, unknown> = {};
  for (const [name, one] of Object.entries(value) as [string, unknown][]) {
    const [key, within] = placeOf(fieldNames[input], name);
    const under = (part: unknown) =>
      within !== undefined && typeof part === 'object' && part !== null
        ? restOf<unknown>(within, part)
        : part;
    put(rest, key.split('.'), Array.isArray(one) ? one.map(under) : under(one));
  }
  return rest as Rest;
};
