import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { fakeGateway } from '../../support/fake-gateway.ts';
import { openPage } from '../../support/open-page.tsx';
import { post, postId, reply, threadAnswers } from './posts.ts';

const open = (floors = [reply()]) => {
  fakeGateway(
    threadAnswers(
      () => post(),
      () => floors,
    ),
  );
  return openPage(`/home/competition/forum/${postId}`);
};
const floor = async () => {
  const text = await screen.findByText('#1楼');
  const item = text.closest('li');
  if (!item) throw new Error('the floor is no item of a list');
  return within(item);
};
const editor = (name: string | RegExp) => screen.findByRole('textbox', { name });

beforeEach(() => localStorage.clear());

describe('a reply that is changed', () => {
  const change = async (floors = [reply()]) => {
    const { user } = open(floors);
    await user.click((await floor()).getByRole('button', { name: '编辑' }));
    return { user, field: await editor('修改 #1楼') };
  };

  it('keeps what is written through a reload', async () => {
    const { user, field } = await change();
    await user.type(field, '也不短。');
    cleanup();
    expect((await change()).field).toHaveValue('不算长。也不短。');
  });

  it('forgets what is written when it is cancelled', async () => {
    const { user, field } = await change();
    await user.type(field, '也不短。');
    await user.click(screen.getByRole('button', { name: '取消' }));
    expect(await editor('发表回复')).toHaveValue('');
    await user.click((await floor()).getByRole('button', { name: '编辑' }));
    expect(await editor('修改 #1楼')).toHaveValue('不算长。');
  });

  it('shows what was changed elsewhere meanwhile', async () => {
    const { user, field } = await change();
    await user.type(field, '也不短。');
    cleanup();
    const newer = reply({ content: '刚好。', updatedAt: '2026-11-03T00:00:00.000Z' });
    expect((await change([newer])).field).toHaveValue('刚好。');
  });
});

it('forgets an answer that is cancelled, and keeps a new reply', async () => {
  const { user } = open([reply({ author: { ...reply().author, id: '5'.repeat(24) } })]);
  await user.type(await editor('发表回复'), '新的');
  await user.click((await floor()).getByRole('button', { name: '回复' }));
  await user.type(await editor(/^回复 #1楼/), '答复');
  await user.click(screen.getByRole('button', { name: '取消' }));
  await waitFor(async () => expect(await editor('发表回复')).toHaveValue('新的'));
  await user.click((await floor()).getByRole('button', { name: '回复' }));
  expect(await editor(/^回复 #1楼/)).toHaveValue('');
});
