import { expect, it } from '@jest/globals';
import { Type } from 'typebox';
import { Nullable, Time } from '@whaletide/schema/shared/rest/common.ts';
import { buildSerializer } from '#platform/src/http/serializers.ts';

const Document = Type.Object({
  Name: Nullable(Type.String({ maxLength: 5 })),
  Date: Nullable(Time),
  Score: Nullable(Type.Number()),
  Owner: Nullable(Type.Object({ Name: Nullable(Type.String()) })),
  Rows: Type.Array(Nullable(Type.Integer())),
  Names: Nullable(Type.Array(Type.String())),
  Either: Type.Union([Type.Integer(), Type.String()]),
  Kind: Nullable(Type.Enum(['ONE', 'OTHER'])),
  Later: Type.Optional(Nullable(Type.String())),
});
const serialize = buildSerializer(
  {},
  {},
)({ schema: Document, method: 'GET', url: '/', httpStatus: '200' });

const full = {
  Name: '鲸"鱼',
  Date: '2026-11-01T00:00:00.000Z',
  Score: 0.5,
  Owner: { Name: '潮' },
  Rows: [1, null],
  Names: ['一', '二'],
  Either: '二',
  Kind: 'OTHER',
  Later: '以后',
};

it.each([
  ['what is there', full],
  [
    'what may be null, and leaves out what is absent',
    {
      Name: null,
      Date: null,
      Score: null,
      Owner: null,
      Rows: [],
      Names: null,
      Either: 1,
      Kind: null,
    },
  ],
  ['null within what may be null', { ...full, Owner: { Name: null }, Later: null }],
])('an answer says %s', (_, document) => {
  expect(JSON.parse(serialize(document))).toEqual(document);
});

it('an answer has nothing that the contract doesn’t name', () => {
  const Owner = { Name: '潮', Secret: 'x' };
  expect(JSON.parse(serialize({ ...full, Owner, Secret: 'x' }))).toEqual({
    ...full,
    Owner: { Name: '潮' },
  });
});

it('an answer without what the contract asks for is a failure', () => {
  expect(() => serialize({ ...full, Owner: {} })).toThrow(/Name.*required/);
});
