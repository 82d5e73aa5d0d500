import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';

const ISO_UTC = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

const readDateTime = (value: unknown): string => {
  if (typeof value === 'string' && ISO_UTC.test(value)) {
    const time = new Date(value);
    if (!Number.isNaN(time.getTime())) return time.toISOString();
  }
  throw new GraphQLError('DateTime 应为 ISO 8601 时间，例如 2026-11-21T03:26:40.000Z');
};

/** Platform's times are ISO 8601 in UTC already, so that they go out as they come. */
const dateTime = new GraphQLScalarType<string, string>({
  name: 'DateTime',
  serialize: (value) => (value instanceof Date ? value.toISOString() : String(value)),
  parseValue: readDateTime,
  parseLiteral: (node) => readDateTime(node.kind === Kind.STRING ? node.value : undefined),
});

export const scalars = { DateTime: dateTime };
