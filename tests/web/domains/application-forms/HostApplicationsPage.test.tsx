import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { page, viewer } from '../../support/data.ts';
import { type Answers, fakeGateway, Refused } from '../../support/fake-gateway.ts';
import { openPage } from '../../support/open-page.tsx';

const application = (changes: object = {}) => ({
  __typename: 'HostApplication',
  id: '1'.repeat(24),
  name: '陈老师',
  company: '海洋大学',
  phone: '13800000000',
  description: '想办一场浪高预报赛\n面向本科生',
  createdAt: '2026-11-01T04:00:00.000Z',
  member: { __typename: 'Member', id: 'a'.repeat(24), name: '林小舟' },
  ...changes,
});

const open = (answers: Answers, roles = ['ADMIN']) => {
  const gateway = fakeGateway({
    Viewer: () => ({ viewer: { ...viewer, roles } }),
    Tasks: () => ({ tasks: [] }),
    ...answers,
  });
  return { ...gateway, ...openPage('/home/admin/hosts') };
};

describe('applications to host a competition', () => {
  it('are for administrators alone', async () => {
    const { currentAddress } = open({}, ['ORGANIZER']);
    await waitFor(() => expect(currentAddress()).toBe('/home/error?type=1'));
  });

  it('stand there with all that was written and when, page by page', async () => {
    const visitor = application({
      id: '2'.repeat(24),
      company: '远岸公司',
      description: '',
      member: null,
    });
    const { user, variablesOf } = open({
      HostApplications: ({ page: asked }) => ({
        hostApplications: {
          ...page(asked === 2 ? [visitor] : [application()]),
          totalCount: 21,
          page: asked,
          perPage: 20,
        },
      }),
    });
    const shown = within(await screen.findByRole('main'));
    expect(await shown.findByRole('heading', { name: '海洋大学' })).toBeVisible();
    for (const text of ['陈老师', '会员 林小舟', /想办一场浪高预报赛\s面向本科生/])
      expect(shown.getByText(text)).toBeVisible();
    expect(shown.getByRole('link', { name: '13800000000' })).toHaveAttribute(
      'href',
      'tel:13800000000',
    );
    expect(shown.getByText(/2026/)).toHaveAttribute('datetime', '2026-11-01T04:00:00.000Z');
    await user.click(shown.getByRole('button', { name: '第2页' }));
    expect(await shown.findByRole('heading', { name: '远岸公司' })).toBeVisible();
    expect(shown.queryByText(/^会员/)).toBeNull();
    expect(await variablesOf('HostApplications')).toEqual({ kind: 'HOST', page: 2 });
  });

  it('are shown on a page that had none before, as soon as there is one', async () => {
    const answer = (rows: object[], number: unknown, totalCount: number) => ({
      hostApplications: page(rows, { page: number, totalCount }),
    });
    const newest = application({ id: '2'.repeat(24), company: '远岸公司' });
    const late = Promise.withResolvers<unknown>();
    const second = [answer([], 2, 20), late.promise];
    const { user } = open({
      HostApplications: ({ page: asked }) =>
        asked === 2 ? second.shift() : answer([application()], 1, 21),
    });
    const toSecond = async () => user.click(await screen.findByRole('button', { name: '第2页' }));
    await toSecond();
    // Without rows, it was left again.
    expect(await screen.findByRole('heading', { name: '海洋大学' })).toBeVisible();
    await toSecond();
    expect(screen.getByLabelText('加载中')).toBeVisible();
    late.resolve(answer([newest], 2, 21));
    expect(await screen.findByRole('heading', { name: '远岸公司' })).toBeVisible();
  });

  it('may be none, or fail to come until one tries again', async () => {
    let failures = 1;
    const { user } = open({
      HostApplications: () => {
        if (failures-- > 0) throw new Refused({ code: 'INTERNAL', message: '服务器打了个盹' });
        return { hostApplications: { ...page([]), perPage: 20 } };
      },
    });
    await user.click(await screen.findByRole('button', { name: /重试/ }));
    expect(await screen.findByText('暂无办赛申请')).toBeVisible();
  });
});
