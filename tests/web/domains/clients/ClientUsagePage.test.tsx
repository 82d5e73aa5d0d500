import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { page, viewer } from '#tests/web/support/data.ts';
import { type Answers, fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';

const client = (changes: object = {}) => ({
  __typename: 'ClientUsage',
  kind: 'NAMED',
  name: 'lab',
  version: '1.0',
  operations: 12_345,
  errors: 6,
  firstDay: '2026-11-01',
  lastDay: '2026-11-21',
  deprecatedUses: [],
  ...changes,
});
const list = (...items: object[]) => ({
  administration: { __typename: 'Administration', clientUsage: page(items) },
});
const old = { __typename: 'DeprecatedUse', field: 'Mutation.resetPassword', count: 1_200 };

const open = (answers: Answers = {}, roles = ['ADMIN'], path = '/home/admin/clients') => {
  const { fetch } = fakeGateway({
    Viewer: () => ({ viewer: { ...viewer, roles } }),
    ClientUsage: () =>
      list(
        client({ deprecatedUses: [old] }),
        client({ kind: 'UNNAMED', name: null, version: null }),
        client({ kind: 'OTHERS', name: null, version: null }),
      ),
    Administration: () => ({ administration: { __typename: 'Administration', counts: null } }),
    ...answers,
  });
  return { ...openPage(path), fetch };
};

describe('what clients ask for', () => {
  it('is for administrators alone', async () => {
    const { currentAddress } = open({}, ['SUPPORT']);
    await waitFor(() => expect(currentAddress()).toBe('/home/error?type=1'));
  });

  it('stands in a table, with the deprecated fields of each', async () => {
    open();
    const table = within(await screen.findByRole('table'));
    const [, named, unnamed, others] = table.getAllByRole('row');
    expect(named).toHaveTextContent('lab1.012,34562026-11-21Mutation.resetPassword1,200 次');
    expect(unnamed).toHaveTextContent('未说明名称—12,345');
    expect(others).toHaveTextContent('其他客户端');
    expect(others).toHaveTextContent('没有');
  });

  it('holds the site’s own pages too: they say their name with each request', async () => {
    const { fetch } = open();
    await screen.findByRole('table');
    const headers = expect.objectContaining({
      'apollographql-client-name': 'whaletide-web',
      'apollographql-client-version': 'development',
    });
    for (const [, request] of fetch.mock.calls)
      expect(request).toEqual(expect.objectContaining({ headers }));
  });

  it('says when there is none, and offers another try after a failure', async () => {
    let failures = 1;
    const { user } = open({
      ClientUsage: () => {
        if (failures-- > 0) throw new Refused({ code: 'INTERNAL', message: '服务器打了个盹' });
        return list();
      },
    });
    await user.click(await screen.findByRole('button', { name: /重试/ }));
    expect(await screen.findByText('还没有客户端的请求')).toBeVisible();
  });

  it('is found among what administrators have', async () => {
    const { user, currentAddress } = open({}, ['ADMIN'], '/home/admin');
    await user.type(await screen.findByRole('searchbox', { name: '搜索管理功能' }), '弃用');
    await user.click(screen.getByRole('link', { name: /客户端使用情况/ }));
    await waitFor(() => expect(currentAddress()).toBe('/home/admin/clients'));
  });
});
