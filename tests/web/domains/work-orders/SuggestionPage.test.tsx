import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { viewer } from '#tests/web/support/data.ts';
import { fakeGateway } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';
import { orderId } from './work-orders.ts';

beforeEach(() => localStorage.clear());

const open = (signedIn: boolean) => {
  const gateway = fakeGateway({
    Viewer: () => ({ viewer: signedIn ? viewer : null }),
    Tasks: () => ({ tasks: [] }),
    SendSuggestion: () => ({
      createWorkOrder: { __typename: 'WorkOrder', id: orderId, orderId: 10_001 },
    }),
  });
  return { ...gateway, ...openPage('/suggestion') };
};

const text = () => screen.findByRole('textbox', { name: '功能缺陷 / 产品建议 / 文档问题' });

describe('a suggestion', () => {
  it('needs its main text', async () => {
    const { user, inputsSoFar } = open(true);
    await text();
    await user.click(screen.getByRole('button', { name: '提交建议' }));
    expect(screen.getByText('“功能缺陷 / 产品建议 / 文档问题” 为必填项，不能为空。')).toBeVisible();
    expect(inputsSoFar('SendSuggestion')).toEqual([]);
  });

  it('is sent as a work order, with the scene that 其他 is written for', async () => {
    const { user, inputOf } = open(true);
    expect(screen.queryByRole('textbox', { name: '其他场景' })).toBeNull();
    await user.click(await screen.findByRole('checkbox', { name: '其他' }));
    await user.click(screen.getByRole('checkbox', { name: '数据探索' }));
    await user.type(screen.getByRole('textbox', { name: '其他场景' }), '写论文');
    await user.type(await text(), '加个筛选');
    await user.click(screen.getByRole('button', { name: '提交建议' }));
    expect(await screen.findByText(/谢谢你的建议/)).toBeVisible();
    expect(await inputOf('SendSuggestion')).toEqual({
      typeId: '5e00000000000000000000f1',
      content:
        '**使用场景**：其他（写论文）、数据探索\n\n**功能缺陷 / 产品建议 / 文档问题**\n\n加个筛选\n\n**联系方式**：未填写',
    });
    await user.click(screen.getByRole('button', { name: '再写一条' }));
    expect(await text()).toHaveValue('');
  });

  it('of a visitor leads to signing in with a scene, and loses nothing', async () => {
    const { user, currentAddress } = open(false);
    await user.type(await text(), '加个筛选');
    await user.click(screen.getByRole('checkbox', { name: '数据探索' }));
    await waitFor(() =>
      expect(currentAddress()).toBe('/auth/communityLogin?redirect=%2Fhome%2Fsuggestion'),
    );
    expect(JSON.parse(localStorage.getItem('suggestion') ?? '')).toMatchObject({
      text: '加个筛选',
      scenes: ['数据探索'],
    });
  });

  it('of who turns out to be a visitor leads there too', async () => {
    let tell: (() => void) | undefined;
    fakeGateway({
      Viewer: () => new Promise((resolve) => (tell = () => resolve({ viewer: null }))),
    });
    const { user, currentAddress } = openPage('/suggestion');
    await text();
    await user.click(screen.getByRole('checkbox', { name: '数据探索' }));
    expect(currentAddress()).toBe('/home/suggestion');
    await waitFor(() => expect(tell).toBeDefined());
    tell?.();
    await waitFor(() => expect(currentAddress()).toContain('/auth/communityLogin'));
  });

  it('of a visitor leads to signing in with the contact', async () => {
    const { user, currentAddress } = open(false);
    await text();
    await user.click(screen.getByRole('textbox', { name: /联系方式/ }));
    await waitFor(() => expect(currentAddress()).toContain('/auth/communityLogin'));
  });
});
