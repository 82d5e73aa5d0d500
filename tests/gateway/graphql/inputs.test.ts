import { describe, expect, it } from '@jest/globals';
import { call } from '@whaletide/schema/shared/rest/call.ts';
import { Id, Nullable } from '@whaletide/schema/shared/rest/common.ts';
import { UploadRef } from '@whaletide/schema/domains/uploads/rest.ts';
import { Type } from 'typebox';
import { BoundInput } from '#gateway/src/graphql/inputs.ts';
import { buildSchema } from '#gateway/src/graphql/schema.ts';
import { readSdl } from '#gateway/src/graphql/sdl.ts';
import { Refusal } from '#gateway/src/refusal.ts';

const [base = ''] = readSdl().filter((file) => file.includes('directive @from'));

const sdl = `
  enum Kind { SMALL LARGE }
  input BoatInput {
    boatId: ID! @from(key: "id")
    name: String!
    kind: Kind
    harbourId: ID @from(key: "Harbour")
    note: String
    length: Int
    ends: String
    tags: [String!]
    crewIds: [ID!] @from(key: "Crew")
    sails: [SailInput!] @from(key: "Rigging.Sails")
    engine: EngineInput @from(key: "")
    picture: UploadInput @from(key: "Image")
  }
  input SailInput { title: String!, area: Int @from(key: "Size"), makerId: ID @from(key: "Maker") }
  input EngineInput { power: Int! @from(key: "HorsePower") }
  input UploadInput { key: String!, name: String!, ext: String!, size: Int! }
  extend type Query { ok: Boolean }
  extend type Mutation { launch(input: BoatInput!): Boolean }
  extend type Subscription { launched: Boolean }
`;

const Sail = Type.Object({
  Title: Type.String(),
  Size: Nullable(Type.Integer()),
  Maker: Type.Optional(Id),
});
const launch = call({
  operation: 'boats.launch',
  method: 'PUT',
  path: '/boats/:id',
  access: 'member',
  summary: '',
  params: Type.Object({ id: Id }),
  body: Type.Object({
    Name: Type.String(),
    Kind: Type.Optional(Type.Integer()),
    Harbour: Type.Optional(Nullable(Id)),
    Note: Type.Optional(Type.String()),
    Length: Nullable(Type.Integer()),
    Ends: Type.Optional(Nullable(Type.String())),
    Tags: Type.Optional(Type.Array(Type.String())),
    Crew: Type.Optional(Type.Array(Id)),
    Rigging: Type.Optional(Type.Object({ Sails: Type.Array(Sail) })),
    HorsePower: Type.Optional(Type.Integer()),
    Image: Type.Optional(Nullable(UploadRef)),
  }),
  response: Type.Unknown(),
});

const schemaWith = (input: BoundInput<object, typeof launch>, more = '') =>
  buildSchema(
    [base, sdl + more],
    [
      {
        resolvers: [{ Query: { ok: () => true } }, { Mutation: { launch: () => true } }] as never,
        restTypes: {},
        enums: { Kind: { values: { SMALL: 1, LARGE: 2 } } },
        inputs: { launch: input },
      },
      {
        resolvers: [{ Subscription: { launched: { subscribe: () => [] } } }] as never,
        restTypes: {},
      },
    ],
  );

const bound = (keys: Record<string, string | null> = {}) => {
  const input = new BoundInput<object, typeof launch>('BoatInput', launch, keys);
  schemaWith(input);
  return input;
};

const id = (digit: number) => String(digit).repeat(24);
const least = { boatId: id(1), name: '海燕' };

const refusalOf = (ask: () => unknown) => {
  try {
    ask();
  } catch (error) {
    if (error instanceof Refusal) return { code: error.code, field: error.extensions.field };
  }
  return undefined;
};

describe('the parts of a call, out of an input', () => {
  it('stand under their keys, in params and body, nested ones and lists too', () => {
    const upload = { key: 'k', name: '帆.png', ext: '.png', size: 3 };
    expect(
      bound().toRest({
        ...least,
        kind: 2,
        harbourId: id(2),
        tags: ['快', '轻'],
        crewIds: [id(3), id(4)],
        sails: [{ title: '主帆', area: 30, makerId: id(5) }, { title: '前帆' }],
        engine: { power: 40 },
        picture: { ...upload, more: 'of no use' },
      }),
    ).toEqual({
      params: { id: id(1) },
      body: {
        Name: '海燕',
        Kind: 2,
        Harbour: id(2),
        Length: null,
        Tags: ['快', '轻'],
        Crew: [id(3), id(4)],
        Rigging: {
          Sails: [
            { Title: '主帆', Size: 30, Maker: id(5) },
            { Title: '前帆', Size: null },
          ],
        },
        HorsePower: 40,
        Image: upload,
      },
    });
  });

  it('leave out what is absent, and keep null where the contract has it', () => {
    const { body } = bound().toRest({ ...least, harbourId: null, picture: null, note: null });
    expect(body).toEqual({ Name: '海燕', Harbour: null, Image: null, Length: null });
  });

  it('have null where a key that may be null has to stand', () => {
    expect(bound().toRest(least).body).toEqual({ Name: '海燕', Length: null });
  });

  it('take what the resolver decides in place of what the input says', () => {
    const { body } = bound().toRest(least, { body: { Name: '海鸥', Kind: 1 } });
    expect(body).toEqual({ Name: '海鸥', Kind: 1, Length: null });
  });

  it('may have a key of their own for one call', () => {
    const { body } = bound({ note: 'Name' }).toRest({ ...least, note: '海鸥' });
    expect(body).toMatchObject({ Name: '海鸥' });
  });

  it('leave out a field that the resolver decides by', () => {
    const { body } = bound({ note: null }).toRest({ ...least, note: '海鸥' });
    expect(body).toEqual({ Name: '海燕', Length: null });
  });
});

describe('refused before it is sent', () => {
  it.each([
    ['boatId', { ...least, boatId: 'no id' }],
    ['harbourId', { ...least, harbourId: 'no id' }],
    ['crewIds', { ...least, crewIds: [id(1), 'no id'] }],
    ['sails.1.makerId', { ...least, sails: [{ title: '' }, { title: '', makerId: 'no id' }] }],
  ])('an id that is none, at %s', (field, input) => {
    expect(refusalOf(() => bound().toRest(input))).toEqual({ code: 'NOT_FOUND', field });
  });
});

describe('a refusal of REST', () => {
  it.each([
    ['Name', 'name'],
    ['id', 'boatId'],
    ['Harbour', 'harbourId'],
    ['Crew.1', 'crewIds.1'],
    ['Rigging.Sails', 'sails'],
    ['Rigging.Sails.1.Size', 'sails.1.area'],
    ['Rigging.Sails.0.Maker', 'sails.0.makerId'],
    ['HorsePower', 'power'],
    ['Image.key', 'picture'],
    ['Weather', 'weather'],
    ['Weather.Wind', 'weather.wind'],
  ])('at %s names the input’s field %s', async (restField, field) => {
    const refusal = Refusal.fromRest({ code: 'CONFLICT', message: '不行', field: restField });
    const asked = bound().send({ call: () => Promise.reject(refusal) }, least);
    await expect(asked).rejects.toMatchObject({ extensions: { code: 'CONFLICT', field } });
  });
});

describe('building the schema', () => {
  it('names each field whose key the call doesn’t have', () => {
    const input = new BoundInput<object, typeof launch>('BoatInput', launch, { note: 'Notes' });
    const more = 'extend input SailInput { colour: String, shade: Int @from(key: "Size.Of") }';
    expect(() => schemaWith(input, more)).toThrow(
      /BoatInput\.note has no key Notes in boats\.launch[^]*SailInput\.colour has no key Colour[^]*SailInput\.shade has no key Size\.Of/,
    );
  });

  it('finds the input of a mutation by the mutation’s name', () => {
    const input = new BoundInput<object, typeof launch>('launch', launch);
    schemaWith(input);
    expect(input.toRest(least).params).toEqual({ id: id(1) });
  });

  it('names a key of its own for a field that isn’t there', () => {
    const input = new BoundInput<object, typeof launch>('launch', launch, { mast: null });
    expect(() => schemaWith(input)).toThrow('BoatInput.mast isn’t there to have a key of its own');
  });

  it('names an input that isn’t there', () => {
    const input = new BoundInput<object, typeof launch>('ShipInput', launch, {});
    expect(() => schemaWith(input)).toThrow('ShipInput is no input of the schema');
  });

  it.each(['sink', 'weigh'])('names the mutation %s, which isn’t there or has no input', (name) => {
    const input = new BoundInput<object, typeof launch>(name, launch);
    expect(() => schemaWith(input, 'extend type Mutation { weigh: Boolean }')).toThrow(
      `${name} is no input of the schema, and no mutation that has one`,
    );
  });

  it('is what makes an input’s map: none is made for a request', () => {
    const input = new BoundInput<object, typeof launch>('BoatInput', launch, {});
    expect(() => input.toRest(least)).toThrow('BoatInput is not among the inputs of its domain');
  });
});
