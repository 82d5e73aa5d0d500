import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  getNullableType,
  isCompositeType,
  isInputObjectType,
  isListType,
  isRequiredArgument,
  isRequiredInputField,
  isScalarType,
  getNamedType,
} from 'graphql';

/** One place where a client may write a text: an argument, or a field of an input. */
export interface TextPlace {
  kind: 'query' | 'mutation' | 'subscription';
  /** The root field and the path of the place below it. */
  at: string;
  /** The scalar that is asked for there. */
  type: string;
  /** Name of the place in a refusal. */
  field: string;
  /** An operation with the text in its variables. */
  asVariable: (text: string) => { query: string; variables: Record<string, unknown> };
  /** An operation with the text as a literal, already written as one. */
  asLiteral: (literal: string) => { query: string; variables: Record<string, unknown> };
}

/** Wrapping of a place, as a value of JSON and as a literal. */
interface Wrapped {
  path: string[];
  type: string;
  value: (text: string) => unknown;
  literal: (text: string, fill: (type: GraphQLInputType) => string) => string;
}

const TEXTS = new Set(['String', 'ID', 'DateTime']);

const placesOf = (type: GraphQLInputType, depth = 0): Wrapped[] => {
  const bare = getNullableType(type);
  if (isListType(bare))
    return placesOf(bare.ofType, depth).map(({ path, type: scalar, value, literal }) => ({
      path: ['0', ...path],
      type: scalar,
      value: (text) => [value(text)],
      literal: (text, fill) => `[${literal(text, fill)}]`,
    }));
  if (isScalarType(bare))
    return TEXTS.has(bare.name)
      ? [{ path: [], type: bare.name, value: (text) => text, literal: (text) => text }]
      : [];
  if (!isInputObjectType(bare) || depth > 4) return [];
  const fields = Object.values(bare.getFields());
  return fields.flatMap((field) =>
    placesOf(field.type, depth + 1).map(({ path, type: scalar, value, literal }): Wrapped => ({
      path: [field.name, ...path],
      type: scalar,
      value: (text) => ({ [field.name]: value(text) }),
      literal: (text, fill) => {
        const others = fields
          .filter((other) => other !== field && isRequiredInputField(other))
          .map((other) => `${other.name}: ${fill(other.type)}`);
        return `{ ${[`${field.name}: ${literal(text, fill)}`, ...others].join(', ')} }`;
      },
    })),
  );
};

const operationOf = (
  kind: TextPlace['kind'],
  field: GraphQLField<unknown, unknown>,
  argument: GraphQLArgument,
  written: (fill: (type: GraphQLInputType) => string) => string,
): string => {
  const declared: string[] = [];
  const fill = (type: GraphQLInputType) => {
    declared.push(`$v${declared.length}: ${String(type)}`);
    return `$v${declared.length - 1}`;
  };
  const given = [
    `${argument.name}: ${written(fill)}`,
    ...field.args
      .filter((other) => other !== argument && isRequiredArgument(other))
      .map((other) => `${other.name}: ${fill(other.type)}`),
  ];
  const selection = isCompositeType(getNamedType(field.type)) ? '{ __typename }' : '';
  const head = declared.length > 0 ? `(${declared.join(', ')})` : '';
  return `${kind} ${head} { ${field.name}(${given.join(', ')}) ${selection} }`;
};

/** Every place of a schema's roots where a client may write a text. */
export const textPlaces = (schema: GraphQLSchema): TextPlace[] => {
  const roots = [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
    ['subscription', schema.getSubscriptionType()],
  ] as const;
  return roots.flatMap(([kind, root]) =>
    Object.values(root?.getFields() ?? {}).flatMap((field) =>
      field.args.flatMap((argument) =>
        placesOf(argument.type).map(({ path, type, value, literal }): TextPlace => {
          const full = [argument.name, ...path];
          return {
            kind,
            type,
            at: [field.name, ...full].join('.'),
            field: (full[0] === 'input' ? full.slice(1) : full).join('.'),
            asVariable: (text) => ({
              query: operationOf(kind, field, argument, (fill) => fill(argument.type)),
              variables: { v0: value(text) },
            }),
            asLiteral: (text) => ({
              query: operationOf(kind, field, argument, (fill) => literal(text, fill)),
              variables: {},
            }),
          };
        }),
      ),
    ),
  );
};
