import { describe, expect, it } from '@jest/globals';
import { memberId } from '../support/documents.ts';
import { TOKEN, useGateway } from '../support/gateway.ts';
import { useRest } from '../support/rest.ts';

const gateway = useGateway();
const rest = useRest();

const organization = {
  _id: '9'.repeat(24),
  ShortName: 'tide',
  Name: '潮汐组',
  Description: '',
  Image: null,
};
const send = (query: string, variables: Record<string, unknown> = {}) =>
  gateway().send(query, { variables, token: TOKEN });
const add = `mutation ($input: AddOrganizationMemberInput!) {
  addOrganizationMember(input: $input) { shortName }
}`;

describe('organizations for administrators of the site', () => {
  it('come with their members', async () => {
    rest()
      .get('/api/admin/organizations')
      .query({ page: 1, perPage: 20 })
      .reply(200, { data: [organization], totalNum: 1, page: 1, perPage: 20 });
    rest()
      .get('/api/admin/organizations/tide/members')
      .query({ page: 1, perPage: 20 })
      .reply(200, {
        data: [{ User: memberId(), Role: 'admin' }],
        totalNum: 1,
        page: 1,
        perPage: 20,
      });
    const { body } = await send(
      '{ organizations { totalCount items { shortName members { items { memberId role } } } } }',
    );
    expect(body.data).toEqual({
      organizations: {
        totalCount: 1,
        items: [
          { shortName: 'tide', members: { items: [{ memberId: memberId(), role: 'ADMIN' }] } },
        ],
      },
    });
  });

  it('get a member by account, and say at the input what is wrong with it', async () => {
    const input = { organization: 'tide', account: 'a@b.cn', role: 'MEMBER' };
    const body = { Account: 'a@b.cn', Role: 'member' };
    rest()
      .post('/api/admin/organizations/tide/members', body)
      .reply(200, { User: memberId(), Role: 'member' });
    rest().get('/api/organizations/tide').reply(200, organization);
    expect((await send(add, { input })).body.data).toEqual({
      addOrganizationMember: { shortName: 'tide' },
    });
    rest()
      .post('/api/admin/organizations/tide/members', body)
      .reply(404, { code: 'NOT_FOUND', message: '未找到该账号', field: 'Account' });
    expect((await send(add, { input })).body.errors?.[0]).toMatchObject({
      message: '未找到该账号',
      extensions: { code: 'NOT_FOUND', field: 'account' },
    });
  });

  it('reach no other address by what is no short name, and give no unknown role', async () => {
    const input = { organization: 'tide/../x', account: 'a@b.cn', role: 'ADMIN' };
    expect((await send(add, { input })).body.errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
    const unknown = { ...input, organization: 'tide', role: 'UNKNOWN' };
    expect((await send(add, { input: unknown })).body.errors?.[0]?.extensions?.code).toBe(
      'BAD_USER_INPUT',
    );
  });

  it('change and lose members, and what they say of themselves', async () => {
    const member = `/api/admin/organizations/tide/members/${memberId()}`;
    rest().get('/api/organizations/tide').times(2).reply(200, organization);
    rest().put(member, { Role: 'admin' }).reply(200, { User: memberId(), Role: 'admin' });
    const of = { organization: 'tide', memberId: memberId() };
    const set = await send(
      'mutation ($input: SetOrganizationMemberRoleInput!) { setOrganizationMemberRole(input: $input) { name } }',
      { input: { ...of, role: 'ADMIN' } },
    );
    expect(set.body.data).toEqual({ setOrganizationMemberRole: { name: '潮汐组' } });
    rest().delete(member).reply(200, { ok: true });
    const removed = await send(
      'mutation ($input: RemoveOrganizationMemberInput!) { removeOrganizationMember(input: $input) { name } }',
      { input: of },
    );
    expect(removed.body.data).toEqual({ removeOrganizationMember: { name: '潮汐组' } });
    rest()
      .put('/api/admin/organizations/tide', { Name: '潮', Description: '新' })
      .reply(200, { ...organization, Name: '潮', Description: '新' });
    const updated = await send(
      'mutation ($input: UpdateOrganizationInput!) { updateOrganization(input: $input) { name description } }',
      { input: { shortName: 'tide', name: '潮', description: '新' } },
    );
    expect(updated.body.data).toEqual({ updateOrganization: { name: '潮', description: '新' } });
  });
});
