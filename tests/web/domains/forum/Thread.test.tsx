import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type Answers, fakeGateway } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';
import { post, postId, reply, threadAnswers } from './posts.ts';

const open = (floors = [reply()], answers: Answers = {}) => {
  const thread = threadAnswers(
    () => post(),
    () => floors,
  );
  const gateway = fakeGateway({ ...thread, ...answers });
  return { ...gateway, ...openPage(`/home/competition/forum/${postId}`) };
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

describe('the author of a reply', () => {
  const CreateForumReply = () => ({
    createForumReply: { __typename: 'ForumReply', id: '7'.repeat(24), number: 2 },
  });

  it('is a person unless the line that says so is unfolded', async () => {
    const { user, inputOf } = open([], { CreateForumReply });
    await user.type(await editor('发表回复'), '同意');
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '发布' }));
    expect(await inputOf('CreateForumReply')).toMatchObject({ authorship: 'HUMAN' });
  });

  it('is told with its model, refused at its field when that is too long', async () => {
    const { user, inputOf } = open([], { CreateForumReply });
    await user.type(await editor('发表回复'), '同意');
    await user.click(screen.getByRole('button', { name: '作者类型：人工' }));
    await user.click(await screen.findByRole('radio', { name: '人工与 AI' }));
    const model = screen.getByRole('textbox', { name: /^使用的模型/ });
    fireEvent.change(model, { target: { value: '鲸'.repeat(201) } });
    expect(model).toBeInvalid();
    fireEvent.change(model, { target: { value: '鲸语 2' } });
    await user.click(screen.getByRole('button', { name: '发布' }));
    expect(await inputOf('CreateForumReply')).toMatchObject({
      authorship: 'HUMAN_WITH_AI',
      authorshipModel: '鲸语 2',
    });
    expect(await screen.findByRole('button', { name: '作者类型：人工' })).toBeVisible();
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

describe('a post that others change while one reads it', () => {
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  const others = { ...reply().author, id: '5'.repeat(24) };
  const opened = async () => {
    const now = { changesCount: 4, votesCount: 0, content: '不算长。' };
    const gateway = fakeGateway(
      threadAnswers(
        () => post({ changesCount: now.changesCount, votesCount: now.votesCount, author: others }),
        () => [reply({ author: others, content: now.content })],
      ),
    );
    openPage(`/home/competition/forum/${postId}`);
    expect(await screen.findByText('不算长。')).toBeVisible();
    const sent = (name: string) =>
      gateway.sent.filter(({ operationName }) => operationName === name).length;
    return { now, sent };
  };
  const comeBack = () => fireEvent(document, new Event('visibilitychange'));

  it('shows it when they come back to the page', async () => {
    const { now } = await opened();
    Object.assign(now, { changesCount: 6, votesCount: 3, content: '其实很长。' });
    comeBack();
    expect(await screen.findByText('其实很长。')).toBeVisible();
    expect(await screen.findByRole('button', { name: '赞 3' })).toBeVisible();
  });

  it('loads nothing where nothing has changed', async () => {
    const { now, sent } = await opened();
    comeBack();
    await waitFor(() => expect(sent('ForumPostChanges')).toBe(1));
    Object.assign(now, { changesCount: 5, content: '其实很长。' });
    comeBack();
    expect(await screen.findByText('其实很长。')).toBeVisible();
    expect([sent('ForumPost'), sent('ForumReplies')]).toEqual([2, 2]);
  });

  it('asks while it is looked at, and not while it isn’t', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { now, sent } = await opened();
    Object.assign(now, { changesCount: 5, content: '其实很长。' });
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(sent('ForumPostChanges')).toBe(0);
    hidden.mockReturnValue(false);
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    expect(await screen.findByText('其实很长。')).toBeVisible();
    expect(sent('ForumPostChanges')).toBe(1);
  });
});
