import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { page, viewer } from '#tests/web/support/data.ts';
import { type Answers, fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';
import { creator, overview } from './creators.ts';

beforeEach(() => localStorage.clear());

const order = (status: string) => ({ __typename: 'WorkOrder', id: '7'.repeat(24), status });

const open = (
  { status = 'NONE', banReason = null as string | null, orders = [] as object[] },
  answers: Answers = {},
) => {
  const gateway = fakeGateway({
    Viewer: () => ({ viewer }),
    CreatorApply: () => ({
      ...creator({ overview: overview({ status, banReason }) }),
      workOrders: page(orders),
    }),
    WorkOrders: () => ({ workOrders: page([]) }),
    ...answers,
  });
  return { ...gateway, ...openPage('/home/creator/apply') };
};

describe('applying to the creator programme', () => {
  it('asks for the link of works, and sends the rest as it is', async () => {
    const { user, inputOf, currentAddress } = open(
      { orders: [order('CLOSED')] },
      { ApplyAsCreator: () => ({ applyAsCreator: { ...order('PENDING'), orderId: 10_001 } }) },
    );
    await user.click(await screen.findByRole('button', { name: '提交申请' }));
    expect(await screen.findByText('作品链接不能为空')).toBeVisible();
    await user.type(screen.getByLabelText(/^作品链接/), 'https://whale.example');
    await user.type(screen.getByLabelText('推荐人'), 'captain@demo.test');
    await user.click(screen.getByRole('button', { name: '提交申请' }));
    expect(await inputOf('ApplyAsCreator')).toEqual({
      worksLink: 'https://whale.example',
      records: '',
      contact: '',
      referrer: 'captain@demo.test',
    });
    expect(await screen.findByRole('dialog', { name: '提交成功' })).toBeVisible();
    expect(currentAddress()).toBe('/home/user/workorder?applied=creator');
    await user.click(screen.getByRole('button', { name: '知道了' }));
    const told = () => screen.queryByRole('dialog', { name: '提交成功' });
    await waitFor(() => expect(told()).toBeNull());
  });

  it('keeps the form with the reason where it is refused', async () => {
    const { user } = open(
      {},
      {
        ApplyAsCreator: () => {
          throw new Refused({ code: 'CONFLICT', message: '你已提交过申请，请等待审核' });
        },
      },
    );
    await user.type(await screen.findByLabelText(/^作品链接/), 'https://whale.example');
    await user.click(screen.getByRole('button', { name: '提交申请' }));
    expect(await screen.findByText('你已提交过申请，请等待审核')).toBeVisible();
    expect(screen.getByLabelText(/^作品链接/)).toHaveValue('https://whale.example');
  });

  it('says to who is banned why they can’t', async () => {
    open({ status: 'BANNED', banReason: '刷量' });
    expect(await screen.findByText('很抱歉，因刷量，你已被管理员封禁创作者权益')).toBeVisible();
  });
});

it.each([
  ['NONE', '申请成为创作者', '/home/creator/apply'],
  ['ACTIVE', '进入创作者中心', '/home/user/creator'],
  ['ENDED', '进入创作者中心', '/home/user/creator'],
])('the plan shows whose state is %s the way 「%s」', async (status, name, way) => {
  fakeGateway({
    Viewer: () => ({ viewer }),
    CreatorState: () => creator({ overview: overview({ status }) }),
    CreatorPlan: () => ({
      creatorPlan: {
        __typename: 'CreatorPlan',
        forkCoins: 3,
        likeCoins: 1,
        bookmarkCoins: 2,
        weeklyCap: 60,
        featured: [],
      },
    }),
  });
  openPage('/home/creator/plan');
  await waitFor(() => expect(screen.getByRole('link', { name })).toHaveAttribute('href', way));
});
