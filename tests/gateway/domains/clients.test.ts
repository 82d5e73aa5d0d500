import { expect, it } from '@jest/globals';
import { authUser, page } from '../support/documents.ts';
import { TOKEN, useGateway } from '../support/gateway.ts';
import { useRest } from '../support/rest.ts';

const gateway = useGateway();
const rest = useRest();

const QUERY = `{ administration { clientUsage(page: 2) {
  totalCount
  items { kind name version operations errors firstDay lastDay deprecatedUses { field count } }
} } }`;
const authorized = { reqheaders: { authorization: `Bearer ${TOKEN}` } };

it('what clients ask for is read with the administrator’s token', async () => {
  rest()
    .get('/api/auth')
    .reply(200, { ...authUser(), Roles: ['admin'] });
  const named = {
    Kind: 'NAMED',
    Name: 'lab',
    Version: null,
    // More than an Int of GraphQL holds.
    Operations: 3_000_000_000,
    Errors: 2,
    FirstDay: '2026-11-01',
    LastDay: '2026-11-21',
    Deprecated: [{ Field: 'Mutation.resetPassword', Count: 2 }],
  };
  rest(authorized)
    .get('/api/clients/usage')
    .query({ page: 2, perPage: 20 })
    .reply(200, page([named], 21, 2, 20));
  const { body } = await gateway().send(QUERY, { token: TOKEN });
  expect(body).toEqual({
    data: {
      administration: {
        clientUsage: {
          totalCount: 21,
          items: [
            {
              kind: 'NAMED',
              name: 'lab',
              version: null,
              operations: 2_147_483_647,
              errors: 2,
              firstDay: '2026-11-01',
              lastDay: '2026-11-21',
              deprecatedUses: [{ field: 'Mutation.resetPassword', count: 2 }],
            },
          ],
        },
      },
    },
  });
});

it('it is null for everybody else', async () => {
  rest().get('/api/auth').reply(200, authUser());
  const { body } = await gateway().send(QUERY, { token: TOKEN });
  expect(body.data).toEqual({ administration: null });
});
