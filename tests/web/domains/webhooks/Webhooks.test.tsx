import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { viewer } from '#tests/web/support/data.ts';
import { type Answers, fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';

const webhook = (changes: object = {}) => ({
  __typename: 'Webhook',
  id: 'a'.repeat(24),
  name: '评分通知',
  url: 'https://example.org/hook',
  kinds: ['WORK_SCORED', 'WORK_FAILED'],
  keeperName: '海星',
  stopped: null,
  oldSecretUntil: null,
  ...changes,
});
const delivery = (changes: object = {}) => ({
  __typename: 'WebhookDelivery',
  id: 'd'.repeat(24),
  messageId: 'msg_1',
  kind: 'WORK_SCORED',
  state: 'PARKED',
  createdAt: '2026-11-21T04:00:00.000Z',
  nextTryAt: null,
  body: '{"type":"work.scored"}',
  tries: [
    {
      __typename: 'WebhookTry',
      triedAt: '2026-11-21T04:00:00.000Z',
      status: 503,
      answer: 'busy',
      error: '接收方应答 503',
      milliseconds: 12,
    },
  ],
  ...changes,
});
const deliveries = (...items: object[]) => ({
  viewer: {
    ...viewer,
    webhook: {
      __typename: 'Webhook',
      id: 'a'.repeat(24),
      deliveries: {
        __typename: 'WebhookDeliveryPage',
        items,
        totalCount: items.length,
        page: 1,
        perPage: 10,
      },
    },
  },
});
const verification = {
  viewer: {
    ...viewer,
    verification: {
      __typename: 'Verification',
      phone: null,
      phoneCountryCode: null,
      isPhoneVerified: false,
      email: null,
      isEmailVerified: false,
      realNameStatus: 'NONE',
      realName: null,
      idNumber: null,
      rejectionReason: null,
      realNameSubmittedAt: null,
      protectedUntil: '2099-01-01T00:00:00.000Z',
      hasAutomaticVerification: false,
    },
  },
};
const own = (...webhooks: object[]) => ({ viewer: { ...viewer, webhooks } });

const open = (answers: Answers = {}, path = '/home/user/setting/webhooks') => {
  const gateway = fakeGateway({
    Viewer: () => ({ viewer }),
    WebhookSettings: () => own(webhook()),
    Verification: () => verification,
    WebhookDeliveries: () => deliveries(delivery()),
    ...answers,
  });
  return { ...openPage(path), ...gateway };
};

describe('the viewer’s webhooks', () => {
  it('stand in a list with what they hear and whether they do', async () => {
    open({
      WebhookSettings: () => own(webhook(), webhook({ id: 'b'.repeat(24), stopped: 'FAILED' })),
    });
    const list = await screen.findByRole('list', { name: 'Webhook' });
    const [first, second] = within(list).getAllByRole('listitem');
    expect(first).toHaveTextContent(
      '评分通知接收中https://example.org/hook提交评分完成、提交评分失败',
    );
    expect(second).toHaveTextContent(/已停止.*多次投递失败，已停止/);
  });

  it('are none at first', async () => {
    open({ WebhookSettings: () => own() });
    expect(await screen.findByText('还没有 Webhook')).toBeVisible();
  });

  it('are made in a dialog that shows the secret once', async () => {
    const { user, inputOf } = open({
      CreateWebhook: () => ({
        createWebhook: {
          __typename: 'WebhookPayload',
          secret: 'whsec_c2VjcmV0',
          webhook: webhook(),
        },
      }),
    });
    await user.click(await screen.findByRole('button', { name: '新建 Webhook' }));
    const dialog = await screen.findByRole('dialog', { name: '新建 Webhook' });
    await user.click(within(dialog).getByRole('button', { name: '创建' }));
    expect(within(dialog).getByText('请输入名称')).toBeVisible();
    await user.type(within(dialog).getByRole('textbox', { name: '名称' }), '评分通知');
    await user.type(
      within(dialog).getByRole('textbox', { name: '接收地址' }),
      'https://example.org/',
    );
    await user.click(within(dialog).getByRole('checkbox', { name: '通知' }));
    await user.click(within(dialog).getByRole('button', { name: '创建' }));
    expect(await within(dialog).findByText('whsec_c2VjcmV0')).toBeVisible();
    expect(await inputOf('CreateWebhook')).toEqual({
      name: '评分通知',
      url: 'https://example.org/',
      kinds: ['REGISTRATION_CREATED', 'WORK_SCORED', 'WORK_FAILED'],
      organization: null,
    });
  });

  it('say at the address what is wrong with it', async () => {
    const { user } = open({
      CreateWebhook: () => {
        throw new Refused({
          code: 'BAD_USER_INPUT',
          message: '接收地址不能位于内部网络',
          field: 'url',
        });
      },
    });
    await user.click(await screen.findByRole('button', { name: '新建 Webhook' }));
    const dialog = await screen.findByRole('dialog', { name: '新建 Webhook' });
    await user.type(within(dialog).getByRole('textbox', { name: '名称' }), '评分通知');
    await user.type(within(dialog).getByRole('textbox', { name: '接收地址' }), 'https://10.0.0.1/');
    await user.click(within(dialog).getByRole('button', { name: '创建' }));
    expect(await within(dialog).findByText('接收地址不能位于内部网络')).toBeVisible();
  });

  it('show what was sent, with the answers, and send it again', async () => {
    const { user } = open({
      RedeliverWebhook: () => ({ redeliverWebhook: delivery({ state: 'WAITING', tries: [] }) }),
    });
    await user.click(await screen.findByRole('button', { name: '投递记录「评分通知」' }));
    const dialog = await screen.findByRole('dialog', { name: '「评分通知」的投递记录' });
    expect(await within(dialog).findByText(/接收方应答 503，用时 12 毫秒：busy/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: '重新投递 msg_1' }));
    expect(await within(dialog).findByText('等待投递')).toBeVisible();
  });

  it('are resumed and removed', async () => {
    const { user, inputOf } = open({
      WebhookSettings: () => own(webhook({ stopped: 'GONE' })),
      ResumeWebhook: () => ({ resumeWebhook: webhook() }),
      DeleteWebhook: () => ({
        deleteWebhook: { __typename: 'DeletedPayload', deletedId: 'a'.repeat(24) },
      }),
    });
    await user.click(await screen.findByRole('button', { name: '恢复「评分通知」' }));
    expect(await screen.findByText('接收中')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '删除「评分通知」' }));
    const dialog = await screen.findByRole('dialog', { name: '删除 Webhook' });
    await user.click(within(dialog).getByRole('button', { name: '删除' }));
    expect(await inputOf('DeleteWebhook')).toEqual({ webhookId: 'a'.repeat(24) });
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });
});

describe('the webhooks of an organization', () => {
  const path = '/org/tide/webhooks';

  it('hear of its competitions', async () => {
    open(
      {
        OrganizationWebhooks: () => ({
          organization: {
            __typename: 'Organization',
            id: 'c'.repeat(24),
            name: '潮汐组',
            webhooks: [webhook({ kinds: ['BOARD_MOVED'] })],
          },
        }),
      },
      path,
    );
    expect(await screen.findByRole('heading', { name: '潮汐组的 Webhook' })).toBeVisible();
    expect(await screen.findByText('排行榜变动')).toBeVisible();
  });

  it('are for its administrators alone', async () => {
    const { currentAddress } = open(
      {
        OrganizationWebhooks: () => {
          throw new Refused({ code: 'FORBIDDEN', message: '仅组织的管理员可以管理 Webhook' });
        },
      },
      path,
    );
    await waitFor(() => expect(currentAddress()).toBe('/home/error?type=1'));
  });
});
