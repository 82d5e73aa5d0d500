import { describe, expect, it } from '@jest/globals';
import { memberId } from '../support/documents.ts';
import { TOKEN, useGateway } from '../support/gateway.ts';
import { useRest } from '../support/rest.ts';

const gateway = useGateway();
const rest = useRest();

const organisation = {
  _id: '9'.repeat(24),
  ShortName: 'tide',
  Name: '潮汐组',
  Description: '',
  Image: null,
};
const send = (query: string, variables: Record<string, unknown> = {}) =>
  gateway().send(query, { variables, token: TOKEN });
const add = `mutation ($input: AddOrganisationMemberInput!) {
  addOrganisationMember(input: $input) { shortName }
}`;

describe('organisations for administrators of the site', () => {
  it('come with their members', async () => {
    rest()
      .get('/api/admin/organizations')
      .query({ page: 1, perPage: 20 })
      .reply(200, { data: [organisation], totalNum: 1, page: 1, perPage: 20 });
    rest()
      .get('/api/admin/organizations/tide/members')
      .query({ page: 1, perPage: 20 })
      .reply(200, { data: [{ User: memberId(), Role: 'admin' }], totalNum: 1, page: 1, perPage: 20 });
    const { body } = await send(
      '{ organisations { totalCount items { shortName members { items { memberId role } } } } }',
    );
    expect(body.data).toEqual({
      organisations: {
        totalCount: 1,
        items: [{ shortName: 'tide', members: { items: [{ memberId: memberId(), role: 'ADMIN' }] } }],
      },
    });
  });

  it('get a member by account, and say at the input what is wrong with it', async () => {
    const input = { organisation: 'tide', account: 'a@b.cn', role: 'MEMBER' };
    const body = { Account: 'a@b.cn', Role: 'member' };
    rest().post('/api/admin/organizations/tide/members', body).reply(200, { User: memberId(), Role: 'member' });
    rest().get('/api/organizations/tide').reply(200, organisation);
    expect((await send(add, { input })).body.data).toEqual({ addOrganisationMember: { shortName: 'tide' } });
    rest()
      .post('/api/admin/organizations/tide/members', body)
      .reply(404, { code: 'NOT_FOUND', message: '未找到该账号', field: 'Account' });
    expect((await send(add, { input })).body.errors?.[0]).toMatchObject({
      message: '未找到该账号',
      extensions: { code: 'NOT_FOUND', field: 'account' },
    });
  });

  it('reach no other address by what is no short name, and give no unknown role', async () => {
    const input = { organisation: 'tide/../x', account: 'a@b.cn', role: 'ADMIN' };
    expect((await send(add, { input })).body.errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
    const unknown = { ...input, organisation: 'tide', role: 'UNKNOWN' };
    expect((await send(add, { input: unknown })).body.errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  });

  it('change and lose members, and what they say of themselves', async () => {
    const member = `/api/admin/organizations/tide/members/${memberId()}`;
    rest().get('/api/organizations/tide').times(2).reply(200, organisation);
    rest().put(member, { Role: 'admin' }).reply(200, { User: memberId(), Role: 'admin' });
    const of = { organisation: 'tide', memberId: memberId() };
    const set = await send(
      'mutation ($input: SetOrganisationMemberRoleInput!) { setOrganisationMemberRole(input: $input) { name } }',
      { input: { ...of, role: 'ADMIN' } },
    );
    expect(set.body.data).toEqual({ setOrganisationMemberRole: { name: '潮汐组' } });
    rest().delete(member).reply(200, { ok: true });
    const removed = await send(
      'mutation ($input: RemoveOrganisationMemberInput!) { removeOrganisationMember(input: $input) { name } }',
      { input: of },
    );
    expect(removed.body.data).toEqual({ removeOrganisationMember: { name: '潮汐组' } });
    rest()
      .put('/api/admin/organizations/tide', { Name: '潮', Description: '新' })
      .reply(200, { ...organisation, Name: '潮', Description: '新' });
    const updated = await send(
      'mutation ($input: UpdateOrganisationInput!) { updateOrganisation(input: $input) { name description } }',
      { input: { shortName: 'tide', name: '潮', description: '新' } },
    );
    expect(updated.body.data).toEqual({ updateOrganisation: { name: '潮', description: '新' } });
  });
}); // prettier-ignore
