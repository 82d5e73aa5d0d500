import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { page, viewer } from '#tests/web/support/data.ts';
import { type Answers, fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';

const application = (changes: object = {}) => ({
  __typename: 'HostApplication',
  kind: 'HOST',
  status: 'WAITING',
  answer: null,
  answeredAt: null,
  organization: null,
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
        administration: {
          __typename: 'Administration',
          hostApplications: {
            ...page(asked === 2 ? [visitor] : [application()]),
            totalCount: 21,
            page: asked,
            perPage: 20,
          },
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
      administration: {
        __typename: 'Administration',
        hostApplications: page(rows, { page: number, totalCount }),
      },
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
        return {
          administration: {
            __typename: 'Administration',
            hostApplications: { ...page([]), perPage: 20 },
          },
        };
      },
    });
    await user.click(await screen.findByRole('button', { name: /重试/ }));
    expect(await screen.findByText('暂无办赛申请')).toBeVisible();
  });

  it('are answered there, and the organization is made from the same place', async () => {
    let row = application();
    const { user, inputOf } = open({
      HostApplications: () => ({
        administration: {
          __typename: 'Administration',
          hostApplications: { ...page([row]), perPage: 20 },
        },
      }),
      AnswerHostApplication: () => {
        row = application({ status: 'ACCEPTED', answer: '欢迎' });
        return { answerHostApplication: row };
      },
      MakeHostOrganization: () => {
        row = application({
          status: 'ACCEPTED',
          answer: '欢迎',
          organization: {
            __typename: 'Organization',
            id: '9'.repeat(24),
            shortName: 'haida',
            name: '海洋大学',
          },
        });
        return { makeHostOrganization: row };
      },
    });
    expect(await screen.findByText('待答复')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '答复海洋大学' }));
    const answering = within(await screen.findByRole('dialog', { name: '答复「海洋大学」' }));
    await user.click(answering.getByRole('button', { name: '答复' }));
    expect(answering.getByText('请选择通过或不通过')).toBeVisible();
    expect(answering.getByText('请输入答复')).toBeVisible();
    await user.click(answering.getByRole('radio', { name: '通过' }));
    await user.type(answering.getByRole('textbox', { name: /^答复/ }), ' 欢迎 ');
    await user.click(answering.getByRole('button', { name: '答复' }));
    expect(await screen.findByText('已通过')).toBeVisible();
    expect(await inputOf('AnswerHostApplication')).toEqual({
      applicationId: row.id,
      accepts: true,
      answer: '欢迎',
    });
    await user.click(screen.getByRole('button', { name: '为海洋大学新建组织' }));
    const making = within(await screen.findByRole('dialog', { name: '新建组织' }));
    expect(making.getByRole('textbox', { name: /^组织名称/ })).toHaveValue('海洋大学');
    await user.type(making.getByRole('textbox', { name: /^短名/ }), 'haida');
    await user.type(making.getByRole('textbox', { name: /^其他管理员/ }), 'a@b.test{enter}zhou');
    await user.click(making.getByRole('button', { name: '新建组织' }));
    expect(await screen.findByRole('link', { name: '组织「海洋大学」' })).toHaveAttribute(
      'href',
      '/org/haida/competition/manage',
    );
    expect(await inputOf('MakeHostOrganization')).toEqual({
      applicationId: row.id,
      name: '海洋大学',
      shortName: 'haida',
      description: '',
      administrators: ['a@b.test', 'zhou'],
    });
  });
});
