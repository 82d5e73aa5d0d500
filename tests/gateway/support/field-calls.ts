import {
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  type GraphQLObjectType,
  isObjectType,
} from 'graphql';

export type Way = readonly GraphQLField<unknown, unknown>[];

/** A way to a field that has a resolver of its own. */
export interface Walk {
  /** Name of the field, as `Member.projects`. */
  name: string;
  kind: 'query' | 'mutation';
  /** Fields that lead to it, from the root. */
  before: Way;
  way: Way;
}

/** Finds the shortest way to each object that a query reaches. */
const waysOf = (schema: GraphQLSchema): Map<GraphQLObjectType, Way> => {
  const ways = new Map<GraphQLObjectType, Way>();
  const query = schema.getQueryType();
  let ends: [type: GraphQLObjectType, way: Way][] = query ? [[query, []]] : [];
  while (ends.length > 0) {
    const reached = ends;
    ends = [];
    for (const [type, way] of reached) {
      if (ways.has(type)) continue;
      ways.set(type, way);
      for (const field of Object.values(type.getFields())) {
        const inner = getNamedType(field.type);
        if (isObjectType(inner)) ends.push([inner, [...way, field]]);
      }
    }
  }
  return ways;
};

/**
 * Lists a way to each field of Query and Mutation, and to each below Query's that is resolved.
 *
 * @param resolved names of the fields with a resolver, as `Member.projects`
 */
export const walksOf = (schema: GraphQLSchema, resolved: ReadonlySet<string>): Walk[] => {
  const [query, mutation] = [schema.getQueryType(), schema.getMutationType()];
  const roots: [GraphQLObjectType, Way][] = mutation ? [[mutation, []]] : [];
  return [...waysOf(schema), ...roots].flatMap(([type, before]) =>
    Object.values(type.getFields())
      .filter(
        ({ name }) => type === query || type === mutation || resolved.has(`${type.name}.${name}`),
      )
      .map((field) => ({
        name: `${type.name}.${field.name}`,
        kind: type === mutation ? ('mutation' as const) : ('query' as const),
        before,
        way: [...before, field],
      })),
  );
};
