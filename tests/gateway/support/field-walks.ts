import {
  getNamedType,
  type GraphQLField,
  type GraphQLSchema,
  isCompositeType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { exampleOf } from './operations.ts';

type Field = GraphQLField<unknown, unknown>;

/** An operation that asks for one field of each row of a list. */
export interface FieldWalk {
  /** Name of the field, as `Member.projects`. */
  name: string;
  field: Field;
  source: string;
  variables: Record<string, unknown>;
}

/** Tells whether a field has a cost of its own, since platform answers it for each object. */
export const hasCost = ({ astNode }: Field): boolean =>
  astNode?.directives?.some(({ name }) => name.value === 'cost') ?? false;

/** Way from a root field to a type, as the fields that it goes through. */
type Way = readonly Field[];

/** Deepest way that is looked for: root, page, rows, a relation, its page and rows. */
const MAX_WAY = 6;

/** Finds the shortest way to each type that goes through the rows of a page. */
const waysToRows = (schema: GraphQLSchema): Map<string, Way> => {
  const found = new Map<string, Way>();
  const seen = new Set<string>();
  const query = schema.getQueryType();
  let ways: { type: string; way: Way; inRows: boolean }[] = query
    ? [{ type: query.name, way: [], inRows: false }]
    : [];
  while (ways.length > 0) {
    ways = ways.flatMap(({ type: name, way, inRows }) => {
      const type = schema.getType(name);
      if (!isObjectType(type) || way.length >= MAX_WAY) return [];
      return Object.values(type.getFields()).flatMap((field) => {
        const inner = getNamedType(field.type);
        if (!isObjectType(inner)) return [];
        const next = {
          type: inner.name,
          way: [...way, field],
          inRows: inRows || field.name === 'items',
        };
        const key = `${inner.name} ${String(next.inRows)}`;
        if (seen.has(key)) return [];
        seen.add(key);
        if (next.inRows) found.set(inner.name, next.way);
        return [next];
      });
    });
  }
  return found;
};

/** Writes the operation that goes a way, with examples of what its fields require. */
export const operationOf = (
  way: Way,
  kind: 'query' | 'mutation' = 'query',
): Pick<FieldWalk, 'source' | 'variables'> => {
  const variables: Record<string, unknown> = {};
  const declared: string[] = [];
  const opened = way.map((field) => {
    const given = field.args.filter(isRequiredArgument).map((argument) => {
      const variable = `v${declared.length}`;
      declared.push(`$${variable}: ${String(argument.type)}`);
      variables[variable] = exampleOf(argument.type, argument.name);
      return `${argument.name}: $${variable}`;
    });
    return `${field.name}${given.length > 0 ? `(${given.join(', ')})` : ''}`;
  });
  const last = way.at(-1);
  const leaf = last && isCompositeType(getNamedType(last.type)) ? ' { __typename }' : '';
  const head = declared.length > 0 ? `${kind} (${declared.join(', ')})` : kind;
  const source = `${head} { ${opened.join(' { ')}${leaf}${' }'.repeat(opened.length)}`;
  return { source, variables };
};

/**
 * Makes an operation for each field with a resolver of its own that the rows of some list have. What
 * stands below a field with a cost is bounded by it and left out.
 *
 * @param resolved names of the fields with a resolver, as `Member.projects`
 */
export const walksOfRows = (schema: GraphQLSchema, resolved: ReadonlySet<string>): FieldWalk[] =>
  [...waysToRows(schema)].flatMap(([name, way]) => {
    const type = schema.getType(name);
    if (!isObjectType(type) || way.some(hasCost)) return [];
    return Object.values(type.getFields())
      .filter((field) => resolved.has(`${name}.${field.name}`))
      .map((field) => ({
        name: `${name}.${field.name}`,
        field,
        ...operationOf([...way, field]),
      }));
  });
