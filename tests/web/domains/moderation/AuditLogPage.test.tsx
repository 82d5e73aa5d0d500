import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { cursorPage, viewer } from '#tests/web/support/data.ts';
import { type Answers, fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';

const target = '7'.repeat(24);
const entry = (changes: object = {}) => ({
  __typename: 'AuditEntry',
  id: '12',
  isByOperator: false,
  serviceAccountName: null,
  action: 'moderation.fold',
  actionText: '折叠内容',
  kind: 'POST',
  targetId: target,
  title: '求组队',
  link: `/home/competition/forum/${target}`,
  reason: '发布广告',
  changes: [{ __typename: 'AuditChange', name: 'state', before: 'SHOWN', after: 'FOLDED' }],
  createdAt: '2026-11-21T04:00:00.000Z',
  actor: { __typename: 'Member', id: 'a'.repeat(24), name: '林小舟' },
  ...changes,
});
const list = (...items: object[]) => cursorPage(items);

const open = (answers: Answers = {}, path = '/home/admin/log', roles = ['ADMIN']) => {
  const gateway = fakeGateway({
    Viewer: () => ({ viewer: { ...viewer, roles } }),
    Tasks: () => ({ tasks: [] }),
    AuditLog: () => ({
      administration: { __typename: 'Administration', auditEntries: list(entry()) },
    }),
    ...answers,
  });
  const asked = () => gateway.sent.findLast(({ operationName }) => operationName === 'AuditLog');
  return { ...openPage(path), asked };
};

describe('the log of changes', () => {
  it('is for administrators alone', async () => {
    const { currentAddress } = open({}, '/home/admin/log', ['SUPPORT']);
    await waitFor(() => expect(currentAddress()).toBe('/home/error?type=1'));
  });

  it('says who changed what and why, and what of it, on demand', async () => {
    const { user } = open();
    expect(await screen.findByRole('link', { name: '求组队' })).toHaveAttribute(
      'href',
      `/home/competition/forum/${target}`,
    );
    expect(screen.getByRole('link', { name: '林小舟' })).toBeVisible();
    expect(screen.getByText('原因：发布广告')).toBeVisible();
    expect(screen.getByText('SHOWN')).not.toBeVisible();
    await user.click(screen.getByText('查看变更（1）'));
    expect(screen.getByText('SHOWN')).toBeVisible();
    expect(screen.getByText('FOLDED')).toBeVisible();
  });

  it('names the operator, and what has no page of its own', async () => {
    open({
      AuditLog: () => ({
        administration: {
          __typename: 'Administration',
          auditEntries: list(
            entry({ isByOperator: true, actor: null, link: null, title: '第三任务', reason: null }),
          ),
        },
      }),
    });
    expect(await screen.findByText('运营者')).toBeVisible();
    expect(screen.queryByRole('link', { name: '第三任务' })).toBeNull();
  });

  it('is chosen from by kind and action, in its address', async () => {
    const { user, asked, currentAddress } = open();
    await user.selectOptions(await screen.findByRole('combobox', { name: '对象' }), '项目');
    await waitFor(() => expect(currentAddress()).toBe('/home/admin/log?kind=PROJECT'));
    await user.selectOptions(screen.getByRole('combobox', { name: '操作' }), '删除内容');
    await waitFor(() =>
      expect(asked()?.variables).toMatchObject({
        filter: { kind: 'PROJECT', action: 'moderation.remove' },
      }),
    );
    await user.click(screen.getByRole('link', { name: '查看全部' }));
    await waitFor(() => expect(asked()?.variables.filter).toEqual({}));
  });

  it('may be empty, or fail until one tries again', async () => {
    let failures = 1;
    const { user } = open({
      AuditLog: () => {
        if (failures-- > 0) throw new Refused({ code: 'INTERNAL', message: '服务器打了个盹' });
        return { administration: { __typename: 'Administration', auditEntries: list() } };
      },
    });
    await user.click(await screen.findByRole('button', { name: /重试/ }));
    expect(await screen.findByText('暂无操作记录')).toBeVisible();
  });
});
