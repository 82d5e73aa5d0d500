import { describe, expect, it } from '@jest/globals';
import { authUser, competition, page } from '../support/documents.ts';
import { startGateway, TOKEN, useGateway } from '../support/gateway.ts';
import { useRest } from '../support/rest.ts';

const gateway = useGateway();
const rest = useRest();

let tokens = 0;
/** Another one each time: what platform has just said of one holds for a second. */
const serviceToken = () => `wsa_service-token-${(tokens += 1)}`;
const bearing = (token: string) => ({ reqheaders: { authorization: `Bearer ${token}` } });

const tide = { _id: '9'.repeat(24), ShortName: 'tide', Name: '潮汐组' };
const account = {
  _id: '8'.repeat(24),
  Name: '报名同步',
  Description: '',
  Organization: tide,
  Prefix: 'wsa_abcd',
  Scopes: ['read'],
  CreateDate: '2026-11-21T04:00:00.000Z',
  Expires: '2026-12-21T04:00:00.000Z',
  LastUsed: null,
};
const whole = { ...tide, Description: '', Image: null };
const isKnown = (token: string) =>
  rest(bearing(token)).get('/api/serviceAccount').reply(200, account);

const ONLY_MEMBERS = {
  message: '服务账号不能进行该操作，请使用成员的账号',
  code: 'FORBIDDEN',
};
const refusalsOf = ({ errors = [] }: { errors?: readonly unknown[] | undefined }) =>
  (errors as { message: string; extensions: { code: string } }[]).map(
    ({ message, extensions }) => ({
      message,
      code: extensions.code,
    }),
  );

describe('a service account', () => {
  it('is no viewer, and says who it is', async () => {
    const token = serviceToken();
    isKnown(token);
    rest()
      .get('/api/organizations')
      .query(true)
      .reply(200, { data: [whole] });
    const { body } = await gateway().send(
      `{ viewer { id } administration { counts { workOrders } }
        site { serviceAccount { name scopes expiresAt organization { name } } } }`,
      { token },
    );
    expect(body).toEqual({
      data: {
        viewer: null,
        administration: null,
        site: {
          serviceAccount: {
            name: '报名同步',
            scopes: ['READ'],
            expiresAt: account.Expires,
            organization: { name: '潮汐组' },
          },
        },
      },
    });
  });

  it('is null for members and visitors, without a call', async () => {
    const query = '{ site { serviceAccount { id } } }';
    expect((await gateway().send(query)).body.data).toEqual({ site: { serviceAccount: null } });
    rest().get('/api/auth').reply(200, authUser());
    const { body } = await gateway().send(query, { token: TOKEN });
    expect(body.data).toEqual({ site: { serviceAccount: null } });
  });

  it('reads with its token what managers read; what everyone reads comes without', async () => {
    const token = serviceToken();
    const { _id: id } = competition();
    rest({ badheaders: ['authorization'] })
      .get('/v2/api/competitions')
      .query({ ids: id })
      .reply(200, { data: [] });
    rest(bearing(token))
      .get('/v2/api/competitions')
      .query({ ids: id })
      .reply(200, { data: [competition()] });
    rest(bearing(token))
      .get(`/v2/api/competitions/${id}/managedTeams`)
      .query(true)
      .reply(200, page([], 4));
    const { body } = await gateway().send(
      `{ competition(id: "${id}") { name viewerState { isTeamBanned } managedTeams { totalCount } } }`,
      { token },
    );
    expect(body.errors).toBeUndefined();
    expect(body.data).toEqual({
      competition: { name: competition().Name, viewerState: null, managedTeams: { totalCount: 4 } },
    });
  });

  it('is refused what is for members, before platform is asked for it', async () => {
    const token = serviceToken();
    isKnown(token);
    const { body } = await gateway().send('{ workOrders { totalCount } }', { token });
    expect(refusalsOf(body)).toEqual([ONLY_MEMBERS]);
  });

  it('that is over or revoked is UNAUTHENTICATED, also where anyone may ask', async () => {
    const token = serviceToken();
    rest()
      .get('/v2/api/competitionsCommunity')
      .query(true)
      .reply(200, page([competition()]));
    rest()
      .get('/api/serviceAccount')
      .reply(401, { code: 'UNAUTHENTICATED', message: '登录已失效，请重新登录' });
    const { status, body } = await gateway().send('{ competitions { totalCount } }', { token });
    expect([status, refusalsOf(body)]).toEqual([
      401,
      [{ message: '登录已失效，请重新登录', code: 'UNAUTHENTICATED' }],
    ]);
  });

  it('has no events', async () => {
    const { body } = await gateway().send('subscription { notificationReceived { eventId } }', {
      token: serviceToken(),
      headers: { accept: 'text/event-stream' },
    });
    expect(refusalsOf(body)).toEqual([ONLY_MEMBERS]);
  });

  it('has a rate of its own, once platform has accepted it', async () => {
    const own = await startGateway({ RATE_SERVICE: '5', RATE_MEMBER: '7', RATE_ADDRESS: '9' });
    const token = serviceToken();
    isKnown(token);
    isKnown(token);
    const policyOf = async () =>
      (await own.send('{ site { serviceAccount { id } } }', { token })).headers['ratelimit-policy'];
    expect(await policyOf()).toBe('"address";q=9;w=60');
    expect(await policyOf()).toBe('"service";q=5;w=60');
    await own.app.close();
  });
});

describe('administrators', () => {
  const created = { ServiceAccount: account, Token: 'wsa_abcdefgh' };

  it('read the accounts of the site and of an organization', async () => {
    rest()
      .get('/api/auth')
      .reply(200, { ...authUser(), Roles: ['admin'] });
    rest().get('/api/organizations/tide').reply(200, whole);
    rest()
      .get('/api/admin/serviceAccounts')
      .reply(200, { data: [account] });
    rest()
      .get('/api/organizations/tide/serviceAccounts')
      .reply(200, { data: [account] });
    const { body } = await gateway().send(
      `{ administration { serviceAccounts { name prefix lastUsedAt } }
        organization(shortName: "tide") { serviceAccounts { name } } }`,
      { token: TOKEN },
    );
    expect(body.data).toEqual({
      administration: {
        serviceAccounts: [{ name: '报名同步', prefix: 'wsa_abcd', lastUsedAt: null }],
      },
      organization: { serviceAccounts: [{ name: '报名同步' }] },
    });
  });

  it('make, renew and revoke one', async () => {
    const Expires = account.Expires;
    rest()
      .post('/api/serviceAccounts', {
        Organization: 'tide',
        Name: '报名同步',
        Description: '',
        Scopes: ['read'],
        Expires,
      })
      .reply(200, created);
    rest()
      .post(`/api/serviceAccounts/${account._id}/token`, { Expires })
      .reply(200, { ...created, Token: 'wsa_renewed' });
    rest().delete(`/api/serviceAccounts/${account._id}`).reply(200, { ok: true });
    const variables = {
      made: {
        organization: 'tide',
        name: '报名同步',
        scopes: ['READ'],
        expiresAt: Expires,
      },
      renewed: { serviceAccountId: account._id, expiresAt: Expires },
      revoked: { serviceAccountId: account._id },
    };
    const { body } = await gateway().send(
      `mutation ($made: CreateServiceAccountInput!, $renewed: RenewServiceAccountTokenInput!, $revoked: RevokeServiceAccountInput!) {
        createServiceAccount(input: $made) { token serviceAccount { name } }
        renewServiceAccountToken(input: $renewed) { token }
        revokeServiceAccount(input: $revoked) { deletedId }
      }`,
      { token: TOKEN, variables },
    );
    expect(body).toEqual({
      data: {
        createServiceAccount: { token: 'wsa_abcdefgh', serviceAccount: { name: '报名同步' } },
        renewServiceAccountToken: { token: 'wsa_renewed' },
        revokeServiceAccount: { deletedId: account._id },
      },
    });
  });
});
