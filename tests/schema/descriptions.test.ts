import { describe, expect, it } from '@jest/globals';
import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isSpecifiedDirective,
  isSpecifiedScalarType,
} from 'graphql';
import { readSdl } from '#gateway/src/graphql/sdl.ts';

const schema = buildSchema(readSdl().join('\n'));

/** Everything that has a description, by its coordinate such as `Query.team(id:)`. */
const described = (): [coordinate: string, description: string][] => {
  const found: [string, string | null | undefined][] = [];
  for (const directive of schema.getDirectives()) {
    if (isSpecifiedDirective(directive)) continue;
    found.push([`@${directive.name}`, directive.description]);
    for (const { name, description } of directive.args)
      found.push([`@${directive.name}(${name}:)`, description]);
  }
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__') || isSpecifiedScalarType(type)) continue;
    found.push([type.name, type.description]);
    if (isEnumType(type))
      for (const { name, description } of type.getValues())
        found.push([`${type.name}.${name}`, description]);
    if (isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)) {
      const fields: (GraphQLField<unknown, unknown> | GraphQLInputField)[] = Object.values(
        type.getFields(),
      );
      for (const field of fields) {
        found.push([`${type.name}.${field.name}`, field.description]);
        const args: readonly GraphQLArgument[] = 'args' in field ? field.args : [];
        for (const { name, description } of args) {
          // A mutation's one input is described by its type.
          if (name !== 'input') found.push([`${type.name}.${field.name}(${name}:)`, description]);
        }
      }
    }
  }
  return found.map(([coordinate, description]) => [coordinate, description ?? '']);
};

/** Conventions of the public schema. */
const codes = new Set(
  'UNAUTHENTICATED FORBIDDEN NOT_FOUND BAD_USER_INPUT CONFLICT RATE_LIMITED UPSTREAM_UNAVAILABLE UPSTREAM_TIMEOUT INTERNAL'.split(
    ' ',
  ),
);

const withoutQuotes = (text: string) => text.replaceAll(/"[^"]*"|`[^`]*`/g, '');

describe('the descriptions of the schema, which other clients read', () => {
  it('are there for every type, field, argument, input field and value; an `input` has its type’s', () => {
    expect(described().flatMap(([at, text]) => (text.trim() ? [] : [at]))).toEqual([]);
  });

  it('are in English; Chinese stands in quotes', () => {
    const chinese = described().filter(([, text]) =>
      /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u.test(withoutQuotes(text)),
    );
    expect(chinese).toEqual([]);
  });

  it('are sentences that end', () => {
    expect(described().filter(([, text]) => !/[.)]$/.test(text))).toEqual([]);
  });

  it.each(Object.values(schema.getMutationType()?.getFields() ?? {}).map(({ name }) => name))(
    'tell the codes of %s',
    (name) => {
      const text = schema.getMutationType()?.getFields()[name]?.description ?? '';
      const [, told = ''] = /Codes: ([\s\S]*)$/.exec(text) ?? [];
      const named = withoutQuotes(told).match(/\b[A-Z]+(_[A-Z]+)*\b/g) ?? [];
      const known = named.filter((word) => codes.has(word));
      expect(known.length > 0 || told === 'none.').toBe(true);
      // Other capitals are a value of this schema, or an abbreviation.
      for (const word of named.filter((each) => each.includes('_')))
        expect(codes.has(word) || knownValues.has(word)).toBe(true);
    },
  );

  it('tell the codes where a query names any', () => {
    for (const [at, text] of described()) {
      const [, told] = /Codes: ([\s\S]*)$/.exec(text) ?? [];
      if (told === undefined || told === 'none.') continue;
      expect([at, (told.match(/\b[A-Z_]{6,}\b/g) ?? []).some((word) => codes.has(word))]).toEqual([
        at,
        true,
      ]);
    }
  });

  it('begin with “True” or “False” where they are of a Boolean, and nowhere else', () => {
    const wrong = described().filter(([at, text]) => {
      const type = typeOf(at);
      // Mutations say what they do.
      return !at.startsWith('Mutation.') && (type === 'Boolean') !== /^(True|False)\b/.test(text);
    });
    expect(wrong).toEqual([]);
  });

  it('say “Number of” and “Time” of what is one', () => {
    const wrong = described().filter(([at, text]) => {
      const type = typeOf(at);
      return (
        (/^Number of (?!the work order|an identity card|any other document|items that a list)/.test(
          text,
        ) &&
          !['Int', 'Float'].includes(type ?? '')) ||
        (/^Time (?!zone)/.test(text) && type !== 'DateTime')
      );
    });
    expect(wrong).toEqual([]);
  });

  it('tell the unit of sizes', () => {
    const sizes = described().filter(([at]) => /\.(size|fileSize|sizeLimit)$/.test(at));
    expect(sizes.length).toBeGreaterThan(10);
    expect(sizes.filter(([, text]) => !/bytes/i.test(text))).toEqual([]);
  });

  it('tell how long a text that one sends may be', () => {
    const unbounded = described().filter(
      ([at, text]) => isText(at) && !/\d|`|^As |address|not empty/.test(text),
    );
    expect(unbounded).toEqual([]);
  });
});

const knownValues = new Set(
  Object.values(schema.getTypeMap()).flatMap((type) =>
    isEnumType(type) ? type.getValues().map(({ name }) => name) : [],
  ),
);

/** Name of the type that the field or argument at the coordinate is of; of others undefined. */
const typeOf = (at: string): string | undefined => {
  const [, typeName = '', fieldName = '', argument] =
    /^(\w+)\.(\w+)(?:\((\w+):\))?$/.exec(at) ?? [];
  const type = schema.getType(typeName);
  if (isInputObjectType(type)) return getNamedType(type.getFields()[fieldName]?.type)?.name;
  if (!isObjectType(type) && !isInterfaceType(type)) return undefined;
  const field = type.getFields()[fieldName];
  if (argument === undefined) return getNamedType(field?.type)?.name;
  return getNamedType(field?.args.find(({ name }) => name === argument)?.type)?.name;
};

/** Tells whether the coordinate is a String that a client gives. */
const isText = (at: string): boolean =>
  typeOf(at) === 'String' &&
  (at.includes('(') || isInputObjectType(schema.getType(at.split('.')[0] ?? '')));
