import { describe, expect, it } from '@jest/globals';
import { stubContract } from '../support/contract.ts';
import { TOKEN, useGateway } from '../support/gateway.ts';
import { useRest } from '../support/rest.ts';

const gateway = useGateway({ GRAPHQL_COMPILE_AFTER: '0' });
useRest();

const refusal = async (query: string, options = {}) => {
  const { body } = await gateway().send(query, options);
  expect(body.data ?? null).toBeNull();
  return body.errors?.[0];
};
const limited = (message: string) => ({
  message: expect.stringContaining(message),
  extensions: { code: 'GRAPHQL_LIMIT_EXCEEDED' },
});

describe('an operation that asks for too much is refused before anything is called:', () => {
  it('tokens', async () => {
    const query = `{ site { ${'levels { name } '.repeat(600)} } }`;
    expect(await refusal(query)).toMatchObject(limited('查询过长，上限为 2000'));
  });

  it.each(['[', '{a:', '[{a:'])('values within values (%s), by recursion', async (opening) => {
    const query = `{ competition(id: ${opening.repeat(1_990 / opening.length)}`;
    // How deep a stack is differs from machine to machine: what is within it doesn't end.
    expect((await refusal(query))?.extensions?.code).toMatch(
      /^GRAPHQL_(PARSE_FAILED|LIMIT_EXCEEDED)$/,
    );
  });

  it('depth, also through fragments', async () => {
    const fragment = (depth: number): string =>
      depth === 0 ? 'id' : `competition { stages { ${fragment(depth - 1)} } }`;
    const query = `{ team(id: "x") { competition { stages { ...F } } } } fragment F on Stage { ${fragment(6)} }`;
    expect(await refusal(query)).toMatchObject(limited('嵌套过深'));
  });

  it('aliases', async () => {
    const aliases = Array.from({ length: 31 }, (_, i) => `a${i}: name`).join(' ');
    expect(await refusal(`{ site { levels { ${aliases} } } }`)).toMatchObject(
      limited('别名过多（31 个）'),
    );
  });

  it('root fields', async () => {
    const fields = Array.from({ length: 21 }, (_, i) => `a${i}: viewer { id }`).join(' ');
    expect(await refusal(`{ ${fields} }`)).toMatchObject(limited('根字段过多'));
  });

  it('directives', async () => {
    const directives = 'name @include(if: true) '.repeat(11);
    expect(await refusal(`{ site { levels { ${directives} } } }`)).toMatchObject(
      limited('指令过多'),
    );
  });

  it('cost, by rows that a variable asks for', async () => {
    const query = `query ($n: Int) { competitions(perPage: $n) { items { stages { tasks { files { name } } } } } }`;
    expect(await refusal(query, { variables: { n: 50 } })).toMatchObject(limited('查询过于复杂'));
  });

  it('cost, by rows behind a cursor, of which `first` says how many before `perPage`', async () => {
    const list = (sizes: string) =>
      `query ($n: Int) { ${sizes} { items { competition { stages { tasks { files { name } } } } } } }`;
    const tooMuch = limited('查询过于复杂');
    for (const sizes of ['first: 100, page: $n', 'first: $n', 'perPage: 1, first: $n'])
      expect(
        await refusal(list(`notifications(${sizes})`), { variables: { n: 100 } }),
      ).toMatchObject(tooMuch);
    for (const sizes of ['first: 1, page: $n', 'first: $n', 'perPage: 100, first: $n'])
      expect(
        await refusal(list(`notifications(${sizes})`), { variables: { n: 1 } }),
      ).not.toMatchObject(tooMuch);
  });

  it('cost, of calls that each row of a list makes anew', async () => {
    const query = `{ organizations(perPage: 100) { items { competitions { totalCount } } } }`;
    expect(await refusal(query)).toMatchObject(limited('查询过于复杂'));
  });

  it('cost, of walks that go back and forth between members and their projects', async () => {
    const walk = (depth: number): string =>
      depth === 0 ? 'name' : `projects { items { author { ${walk(depth - 1)} } } }`;
    const member = (depth: number) => `{ member(id: "${'0'.repeat(24)}") { ${walk(depth)} } }`;
    expect(await refusal(member(3))).toMatchObject(limited('查询过于复杂'));
    stubContract(1);
    expect((await gateway().send(member(1))).body.errors).toBeUndefined();
  });

  it('cost, of fragments that multiply', async () => {
    const fragments = Array.from(
      { length: 40 },
      (_, i) => `fragment F${i} on Stage { ...F${i + 1} ...F${i + 1} tasks { id } }`,
    ).join(' ');
    const query = `{ competitions { items { stages { ...F0 } } } } ${fragments} fragment F40 on Stage { tasks { id } }`;
    expect(await refusal(query)).toMatchObject({ extensions: { code: 'GRAPHQL_LIMIT_EXCEEDED' } });
  });
});

describe('what GraphQL itself refuses', () => {
  it('is said with its code and a Chinese lead', async () => {
    expect(await refusal('{ nothing }')).toMatchObject({
      message: '查询与接口不符：Cannot query field "nothing" on type "Query".',
      extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
    });
    expect(await refusal('{ viewer {')).toMatchObject({
      extensions: { code: 'GRAPHQL_PARSE_FAILED' },
    });
    expect(await refusal('query ($id: ID!) { team(id: $id) { id } }')).toMatchObject({
      message: expect.stringMatching(/^变量有误：/),
      extensions: { code: 'BAD_USER_INPUT' },
    });
    expect(await refusal('query A { viewer { id } } query B { viewer { id } }')).toMatchObject({
      extensions: { code: 'OPERATION_RESOLUTION_FAILURE' },
    });
  });

  it('is five errors at most', async () => {
    const { body } = await gateway().send('{ a b c d e f g h }');
    expect(body.errors).toHaveLength(5);
  });

  it('runs no mutation by GET, and answers a browser’s cookie nothing without a preflight', async () => {
    const get = (headers: Record<string, string>) =>
      gateway().app.inject({
        url: `/graphql?query=${encodeURIComponent('mutation { signOut }')}`,
        headers,
      });
    expect((await get({})).statusCode).toBe(405);
    expect((await get({ cookie: 'session=of-a-browser' })).statusCode).toBe(400);
    expect((await get({ 'apollo-require-preflight': '1' })).statusCode).toBe(405);
  });

  it('is the same by GET', async () => {
    const get = async (query: string) => {
      const response = await gateway().app.inject({
        url: `/graphql?query=${encodeURIComponent(query)}`,
        headers: { 'apollo-require-preflight': '1' },
      });
      return response.json();
    };
    const aliases = Array.from({ length: 31 }, (_, i) => `a${i}: name`).join(' ');
    for (const query of [`{ site { levels { ${aliases} } } }`, '{ nothing }']) {
      expect(await get(query)).toEqual((await gateway().send(query)).body);
    }
    expect(await get('{ __typename }')).toEqual({ data: { __typename: 'Query' } });
  });

  it('runs the operation that is named, of several in one document', async () => {
    const query = 'query A { a: __typename } query B { b: __typename }';
    const a = await gateway().send(query, { operationName: 'A' });
    const b = await gateway().send(query, { operationName: 'B' });
    expect([a.body.data, b.body.data]).toEqual([{ a: 'Query' }, { b: 'Query' }]);
  });
});

describe('the schema itself', () => {
  const SCHEMA = '{ __schema { queryType { name } } }';

  it('may be asked for in development', async () => {
    const { body } = await gateway().send(SCHEMA);
    expect(body.data).toEqual({ __schema: { queryType: { name: 'Query' } } });
  });

  it('is exempt from depth', async () => {
    const type = 'ofType { name '.repeat(14) + '}'.repeat(14);
    const { body } = await gateway().send(`{ __schema { types { fields { type { ${type} } } } } }`);
    expect(body.errors).toBeUndefined();
  });
});

describe('in production', () => {
  const production = useGateway({ NODE_ENV: 'production' });
  const rest = useRest();

  const SCHEMA = '{ __schema { queryType { name } } }';

  it.each([
    SCHEMA,
    '{ hidden: __type(name: "Query") { name } }',
    '{ ... { ... on Query { ... { __schema { queryType { name } } } } } }',
    '{ ...Deep } fragment Deep on Query { ... { __schema { queryType { name } } } }',
  ])('no visitor may ask for the schema by %s', async (query) => {
    const { body } = await production().send(query);
    expect(body.errors?.[0]?.extensions).toEqual({ code: 'FORBIDDEN' });
    expect(body.data ?? null).toBeNull();
  });

  it('only signed-in internal clients may ask for the schema', async () => {
    rest().get('/api/auth').reply(401, { code: 'UNAUTHENTICATED', message: '请先登录' });
    const madeUp = await production().send(SCHEMA, { token: TOKEN });
    expect(madeUp.body.errors?.[0]?.extensions).toEqual({ code: 'UNAUTHENTICATED' });
  });

  it('nothing of the schema is suggested', async () => {
    const { body } = await production().send('{ competition { id } viewr { id } }');
    expect(JSON.stringify(body)).not.toContain('Did you mean');
  });
});
