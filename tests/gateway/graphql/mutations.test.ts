import { describe, expect, it } from '@jest/globals';
import { call } from '@whaletide/schema/shared/rest/call.ts';
import { Id } from '@whaletide/schema/shared/rest/common.ts';
import { graphql } from 'graphql';
import { Type } from 'typebox';
import { BoundInput } from '#gateway/src/graphql/inputs.ts';
import { buildSchema } from '#gateway/src/graphql/schema.ts';
import { readSdl } from '#gateway/src/graphql/sdl.ts';

const [base = ''] = readSdl().filter((file) => file.includes('directive @from'));
const sdl = `
  type Boat { id: ID! @from(key: "_id"), name: String! }
  input BoatInput { name: String! }
  extend type Query { ok: Boolean }
  extend type Subscription { launched: Boolean }
`;
const Boat = Type.Object({ _id: Id, Name: Type.String() });
const build = call({
  operation: 'boats.build',
  method: 'POST',
  path: '/boats',
  access: 'member',
  summary: '',
  body: Type.Object({ Name: Type.String() }),
  response: Type.Object({ _id: Id, Name: Type.String() }),
});

const schemaWith = (field: string) =>
  buildSchema(
    [base, `${sdl} extend type Mutation { ${field} }`],
    [
      {
        resolvers: [
          { Query: { ok: () => true }, Subscription: { launched: { subscribe: () => [] } } },
        ] as never,
        restTypes: { Boat },
        inputs: { buildBoat: new BoundInput<object, typeof build>('BoatInput', build) },
      },
    ],
  );

describe('a mutation without a resolver', () => {
  it('is the call of the input with its name', async () => {
    const id = '1'.repeat(24);
    const sent: unknown[] = [];
    const member = {
      call: (made: { operation: string }, input: unknown) => {
        sent.push([made.operation, input]);
        return Promise.resolve({ _id: id, Name: '海燕' });
      },
    };
    const answer = await graphql({
      schema: schemaWith('buildBoat(input: BoatInput!): Boat!'),
      source: 'mutation { buildBoat(input: { name: "海燕" }) { id name } }',
      contextValue: { member: () => member },
    });
    expect(answer).toEqual({ data: { buildBoat: { id, name: '海燕' } } });
    expect(sent).toEqual([['boats.build', { body: { Name: '海燕' } }]]);
  });

  it('needs such an input', () => {
    expect(() => schemaWith('sinkBoat(input: BoatInput!): Boat!')).toThrow(
      'Mutation.sinkBoat has neither a resolver nor an input with its name',
    );
  });

  it.each(['Boolean', '[Boat!]!', 'Harbour!'])('isn’t that call where it answers %s', (type) => {
    const more = 'type Harbour { ok: Boolean }';
    expect(() =>
      schemaWith(
        `buildBoat(input: BoatInput!): ${type} } ${more} extend type Query { more: Boolean`,
      ),
    ).toThrow('Mutation.buildBoat needs a resolver: its call answers another document');
  });
});
