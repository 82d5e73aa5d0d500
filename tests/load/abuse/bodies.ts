import fc from 'fast-check';

const ids = fc.constantFrom('d00200000000000000000001', 'x', '0'.repeat(24), '\u0000', '\ud800');

const repeated = (min: number, max: number, build: (count: number) => string) =>
  fc.integer({ min, max }).map(build);

/** Documents built to cost the one who reads, checks or runs them. */
const documents = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 500 }),
  repeated(1, 8_000, (depth) => '{ a '.repeat(depth) + '}'.repeat(depth)),
  repeated(
    1,
    200,
    (depth) => '{ competitions { items '.repeat(depth) + '{ id }' + '} }'.repeat(depth),
  ),
  repeated(1, 3_000, (count) => {
    const fields = Array.from({ length: count }, (_, index) => `a${index}: __typename`);
    return `{ ${fields.join(' ')} }`;
  }),
  repeated(1, 3_000, (count) => `{ __typename ${'@skip(if: false) '.repeat(count)} }`),
  repeated(1, 500, (count) => {
    const parts = Array.from(
      { length: count },
      (_, index) => `fragment F${index} on Query { ...F${(index + 1) % count} }`,
    );
    return `{ ...F0 } ${parts.join(' ')}`;
  }),
  // Twice as many fields with each fragment.
  repeated(1, 40, (count) => {
    const parts = Array.from(
      { length: count },
      (_, index) => `fragment F${index} on Query { ...F${index + 1} ...F${index + 1} }`,
    );
    return `{ ...F0 } ${parts.join(' ')} fragment F${count} on Query { __typename }`;
  }),
  repeated(1, 40_000, (count) => `{ competition(id: "${'a'.repeat(count)}") { id } }`),
  repeated(
    1,
    2_000,
    (count) => `{ competition(id: ${'['.repeat(count)}1${']'.repeat(count)}) { id } }`,
  ),
  repeated(
    1,
    1_000_000_000,
    (size) => `{ competitions(perPage: ${size}) { items { teams { id } } } }`,
  ),
  repeated(1, 2_000, (count) => `{ ${'__schema { types { fields { name } } } '.repeat(count)} }`),
  fc.constantFrom(
    '{ __schema { types { fields { type { fields { type { fields { type { name } } } } } } } } }',
    'subscription { notificationAdded { id } }',
    'query A { __typename } query B { __typename }',
    'mutation { signIn(input: { account: "a", password: "b" }) { id } }',
  ),
);

const variables = fc.oneof(
  fc.json(),
  fc.record({ id: ids, page: fc.anything() }).map((value) => JSON.stringify(value)),
  repeated(1, 5_000, (depth) => '['.repeat(depth) + ']'.repeat(depth)),
  repeated(1, 20_000, (count) => `{"id":[${'1,'.repeat(count)}1]}`),
  fc.constant('{"__proto__":{"a":1},"constructor":{"prototype":{"a":1}}}'),
);

/** Texts of bodies for `POST /graphql`, few of which are any good. */
export const graphqlBodies: fc.Arbitrary<string> = fc.oneof(
  fc
    .record({ query: documents, variables, name: fc.option(fc.string({ maxLength: 50 })) })
    .map(
      ({ query, variables, name }) =>
        `{"query":${JSON.stringify(query)},"variables":${variables},"operationName":${JSON.stringify(name)}}`,
    ),
  fc.json(),
  fc.string({ unit: 'binary', maxLength: 500 }),
  repeated(1, 3_000, (count) => `[${'{"query":"{ __typename }"},'.repeat(count)}{}]`),
  fc
    .record({
      sha256Hash: fc.oneof(fc.string({ maxLength: 80 }), fc.jsonValue()),
      version: fc.oneof(fc.constant(1), fc.jsonValue()),
    })
    .map((persistedQuery) => JSON.stringify({ extensions: { persistedQuery } })),
  repeated(1, 60_000, (count) => `{"query":"${'\\u0000'.repeat(Math.min(count, 30_000))}"}`),
);
