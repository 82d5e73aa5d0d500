import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';
import {
  comment,
  commentAnswers,
  commentId,
  commentsAddress,
  owner,
  pageOf,
  thread,
} from './comments.ts';

beforeEach(() => localStorage.clear());

const open = (...[threads, more]: Parameters<typeof commentAnswers>) => {
  const { sent } = fakeGateway(commentAnswers(threads, more));
  return { sent, ...openPage(commentsAddress) };
};
const itemOf = async (text: string) => {
  const item = (await screen.findByText(text)).closest<HTMLElement>('[id^="comment-"]');
  if (!item) throw new Error(`${text} is no comment`);
  return item;
};

describe('the comments of a project', () => {
  it('stand with their answers, which name whom they answer', async () => {
    const answers = [
      comment(2, {
        firstId: commentId(1),
        inReplyTo: { __typename: 'CommentReference', id: commentId(1), author: owner },
      }),
      comment(3, {
        firstId: commentId(1),
        author: owner,
        updatedAt: '2026-11-03T00:00:00.000Z',
        inReplyTo: {
          __typename: 'CommentReference',
          id: commentId(2),
          author: { __typename: 'Member', id: commentId(9), name: '林小舟' },
        },
      }),
    ];
    open(() => [thread(1, answers)]);
    expect(within(await itemOf('第3条评论')).getByText('回复 林小舟')).toBeVisible();
    expect(within(await itemOf('第3条评论')).getByText(/已编辑/)).toBeVisible();
    expect(within(await itemOf('第2条评论')).queryByText(/^回复 /)).toBeNull();
  });

  it('keep the place of a deleted one, and say why one of one’s own is folded', async () => {
    const deleted = { isDeleted: true, content: '' };
    open(() => [
      thread(1, [comment(2, { firstId: commentId(1) })], deleted),
      thread(3, [], { isFolded: true, foldReason: '广告' }),
      thread(4, [comment(5, { firstId: commentId(4) })], {
        isFolded: true,
        content: '',
        author: owner,
      }),
    ]);
    expect(await screen.findByText('该评论已删除')).toBeVisible();
    expect(await screen.findByText('该评论已被管理员折叠，原因：广告')).toBeVisible();
    expect(await screen.findByText('该评论已被折叠')).toBeVisible();
  });

  it('show all answers to one that has many when asked', async () => {
    const first = [2, 3, 4].map((index) => comment(index, { firstId: commentId(1) }));
    const { user } = open(() => [thread(1, first, { repliesCount: 5 })], {
      CommentReplies: ({ commentId: of, page }) => {
        expect([of, page]).toEqual([commentId(1), undefined]);
        return { commentReplies: pageOf([...first, comment(6, { firstId: commentId(1) })]) };
      },
    });
    await user.click(await screen.findByRole('button', { name: '查看全部 5 条回复' }));
    expect(await screen.findByText('第6条评论')).toBeVisible();
  });

  it('ask a visitor to sign in, and come back', async () => {
    open(() => [thread(1)], { Viewer: () => ({ viewer: null }) });
    const prompt = await screen.findByText(/后即可参与评论/);
    const link = within(prompt).getByRole('link', { name: '登录' });
    expect(link).toHaveAttribute(
      'href',
      `/auth/communityLogin?redirect=${encodeURIComponent(commentsAddress)}`,
    );
    expect(screen.queryByRole('button', { name: '回复' })).toBeNull();
  });

  it('say that there are none', async () => {
    open(() => []);
    expect(await screen.findByText('还没有评论，来说第一句')).toBeVisible();
  });
});

describe('a comment', () => {
  it('is written once, counted, and led to', async () => {
    let threads = [thread(1)];
    const { user, sent, currentAddress } = open(() => threads, {
      CreateComment: () => {
        threads = [thread(7), ...threads];
        return { createComment: { __typename: 'Comment', id: commentId(7), firstId: null } };
      },
    });
    expect(await screen.findByRole('link', { name: '评论 3' })).toBeVisible();
    await user.type(await screen.findByRole('textbox', { name: '发表评论' }), '很清楚');
    await user.dblClick(screen.getByRole('button', { name: '发布' }));
    expect(await screen.findByText('第7条评论')).toBeVisible();
    expect(currentAddress()).toBe(`${commentsAddress}?comment=${commentId(7)}`);
    expect(await screen.findByRole('link', { name: '评论 4' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: '发表评论' })).toHaveValue('');
    const written = sent.filter(({ operationName }) => operationName === 'CreateComment');
    expect(written.map(({ variables }) => variables.input)).toEqual([
      expect.objectContaining({ kind: 'PROJECT', content: '很清楚', inReplyToId: null }),
    ]);
  });

  it('that is refused says why, and loses nothing, not even through a reload', async () => {
    const answers = {
      CreateComment: () => {
        throw new Refused({ code: 'RATE_LIMITED', message: '评论得太快了，请稍后再试' });
      },
    };
    const { user } = open(() => [], answers);
    await user.click(await screen.findByRole('button', { name: '发布' }));
    expect(await screen.findByText('你还没有输入内容')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: '发表评论' }), '又一条');
    await user.click(screen.getByRole('button', { name: '发布' }));
    expect(await screen.findByText('评论得太快了，请稍后再试')).toBeVisible();
    cleanup();
    open(() => [], answers);
    expect(await screen.findByRole('textbox', { name: '发表评论' })).toHaveValue('又一条');
  });

  it('of others is answered in its place; one’s own is edited and deleted', async () => {
    const { user, sent } = open(() => [thread(1, [], { author: owner }), thread(2)], {
      CreateComment: () => ({
        createComment: { __typename: 'Comment', id: commentId(8), firstId: commentId(1) },
      }),
      UpdateComment: () => ({
        updateComment: { ...comment(2), content: '改过的', updatedAt: '2026-11-03T00:00:00.000Z' },
      }),
      DeleteComment: () => ({
        deleteComment: { ...comment(2), content: '', isDeleted: true },
      }),
      CommentReplies: () => ({ commentReplies: pageOf([comment(8, { firstId: commentId(1) })]) }),
    });
    const others = within(await itemOf('第1条评论'));
    expect(others.queryByRole('button', { name: '编辑' })).toBeNull();
    await user.click(others.getByRole('button', { name: '回复' }));
    const answer = within(others.getByRole('group', { name: '回复 苏写浪' }));
    await user.type(answer.getByRole('textbox', { name: '回复 苏写浪' }), '同意');
    await user.click(answer.getByRole('button', { name: '发布' }));
    await screen.findByText('第8条评论');

    const own = within(await itemOf('第2条评论'));
    expect(own.queryByRole('button', { name: '回复' })).toBeNull();
    await user.click(own.getByRole('button', { name: '编辑' }));
    const field = own.getByRole('textbox', { name: '修改评论' });
    expect(field).toHaveValue('第2条评论');
    await user.clear(field);
    await user.type(field, '改过的');
    await user.click(own.getByRole('button', { name: '保存修改' }));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: '修改评论' })).toBeNull());
    await user.click(within(await itemOf('改过的')).getByRole('button', { name: '删除' }));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: '删除' }),
    );
    await waitFor(() =>
      expect(
        sent
          .filter(({ operationName }) => operationName.endsWith('Comment'))
          .map(({ operationName, variables }) => [operationName, variables.input]),
      ).toEqual([
        ['CreateComment', expect.objectContaining({ inReplyToId: commentId(1) })],
        ['UpdateComment', { commentId: commentId(2), content: '改过的' }],
        ['DeleteComment', { commentId: commentId(2) }],
      ]),
    );
  });

  it('that is hostile is text alone', async () => {
    const content = [
      '<script>window.hostile = 1</script>',
      '<img src="x" onerror="window.hostile = 2">',
      '[链接](javascript:window.hostile=3)',
      '<iframe src="https://evil.example"></iframe>',
      '<form action="https://evil.example"><input name="password"></form>',
      '说完了',
    ].join('\n\n');
    open(() => [thread(1, [], { content })]);
    const item = await itemOf('说完了');
    expect(item.querySelector('script, iframe, form, input, [onerror]')).toBeNull();
    expect(item.innerHTML).not.toMatch(/javascript:/i);
  });
});
