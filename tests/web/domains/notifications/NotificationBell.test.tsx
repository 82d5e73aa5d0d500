import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { cursorPage, page, viewer } from '#tests/web/support/data.ts';
import { fakeGateway, type Answers } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';
import { notification } from './notification.ts';

const member = (name: string) => ({ ...viewer.member, id: name, name });

const open = async (items: unknown[], answers: Answers = {}) => {
  const gateway = fakeGateway({
    Viewer: () => ({ viewer }),
    Tasks: () => ({ tasks: [] }),
    CompetitionList: () => ({ competitions: page([]) }),
    UnreadNotifications: () => ({
      notifications: { __typename: 'NotificationPage', ...cursorPage(items) },
    }),
    ...answers,
  });
  const opened = openPage('/home/competition');
  await opened.user.click(await screen.findByRole('button', { name: /^通知/ }));
  return {
    ...gateway,
    ...opened,
    panel: within(await screen.findByRole('dialog', { name: /^通知/ })),
  };
};

describe('the bell', () => {
  it('counts up to 99+, and merges what happened to the same thing', async () => {
    const lab = { eventType: 22, eventName: 'PROJECT_COMMENTED', relatedId: 'f'.repeat(24) };
    const { panel } = await open([
      notification('a', { ...lab, text: '周启航评论了你的项目', member: member('周启航') }),
      notification('b', { ...lab, text: '王子涵评论了你的项目', member: member('王子涵') }),
      notification('d', { ...lab, text: '林小舟评论了你的项目', member: member('林小舟') }),
      notification('c'),
    ]);
    expect(await panel.findByText('周启航、王子涵等 3 人评论了你的项目')).toBeVisible();
    expect(panel.queryByText(/林小舟评论/)).not.toBeInTheDocument();
    expect(panel.getByText('c关注了你')).toBeVisible();
    expect(screen.getByRole('button', { name: '通知，99+ 条未读' })).toBeVisible();
  });

  it('marks a group as read by a click, and follows its link', async () => {
    const { panel, user, inputOf, currentAddress } = await open(
      [notification('a', { text: '你的提交已评审', link: '/home/nowhere' })],
      {
        MarkNotificationsRead: () => ({
          markNotificationsRead: { ...viewer, unreadNotificationsCount: 0 },
        }),
      },
    );
    await user.click(await panel.findByRole('link', { name: /你的提交已评审/ }));
    expect(await screen.findByText('你所寻找的东西，并不存在')).toBeVisible();
    expect(currentAddress()).toBe('/home/nowhere');
    expect(await inputOf('MarkNotificationsRead')).toEqual({ ids: ['a'.repeat(24)] });
  });

  it('marks all as read', async () => {
    let items = [notification('a')];
    const { panel, user } = await open([], {
      UnreadNotifications: () => ({
        notifications: { __typename: 'NotificationPage', ...cursorPage(items) },
      }),
      MarkNotificationsRead: () => {
        items = [];
        return { markNotificationsRead: { ...viewer, unreadNotificationsCount: 0 } };
      },
    });
    await panel.findByText('a关注了你');
    await user.click(panel.getByRole('button', { name: '全部标为已读' }));
    expect(await panel.findByText('暂无未读通知')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: '通知' })).toBeVisible());
  });
});
