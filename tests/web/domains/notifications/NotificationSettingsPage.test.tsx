import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { settableKinds } from '@whaletide/schema/domains/notifications/rest.ts';
import { viewer } from '#tests/web/support/data.ts';
import { fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { showNotices } from '#tests/web/support/notices.tsx';
import { openPage } from '#tests/web/support/open-page.tsx';

showNotices();

const kinds = settableKinds.map((kind) => ({
  __typename: 'NotificationChannels',
  kind,
  usesBell: true,
  usesDesktop: true,
  usesMail: true,
}));

type Input = Record<'input', object>;

const open = async ({
  verified = true,
  refusal,
}: { verified?: boolean; refusal?: Refused } = {}) => {
  const mails = { hasDigest: true, hasOrganizerMails: true, hasOutcomeMails: true };
  let settings = { __typename: 'NotificationSettings', ...mails, kinds };
  const gateway = fakeGateway({
    Viewer: () => ({ viewer }),
    Tasks: () => ({ tasks: [] }),
    UnreadNotifications: () => ({ notifications: { totalCount: 0, items: [] } }),
    NotificationSettings: () => ({
      viewer: {
        ...viewer,
        email: 'm@demo.test',
        verification: { __typename: 'Verification', isEmailVerified: verified },
        notificationSettings: settings,
      },
    }),
    SetNotificationSettings: ({ input }) => {
      if (refusal) return { setNotificationSettings: refusal };
      settings = { ...settings, ...(input as Input['input']) };
      return {
        setNotificationSettings: {
          ...viewer,
          unreadNotificationsCount: 0,
          notificationSettings: settings,
        },
      };
    },
  });
  const opened = openPage('/home/user/setting/notifications');
  return { ...gateway, ...opened, main: within(await screen.findByRole('main')) };
};

describe('the settings of notifications', () => {
  it('are kept when they are saved', async () => {
    const { main, user, inputOf } = await open();
    await user.click(await main.findByRole('checkbox', { name: '点赞：桌面' }));
    await user.click(main.getByRole('switch', { name: /^每周摘要邮件/ }));
    await user.click(main.getByRole('switch', { name: /^比赛和活动邮件/ }));
    await user.click(main.getByRole('switch', { name: /^进展邮件/ }));
    expect(main.getByRole('checkbox', { name: '评论：每周邮件' })).toBeDisabled();
    await user.click(main.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('通知设置已保存')).toBeVisible();
    const { kinds: chosen, ...switches } = (await inputOf('SetNotificationSettings')) as {
      kinds: object[];
    };
    expect(switches).toEqual({
      hasDigest: false,
      hasOrganizerMails: false,
      hasOutcomeMails: false,
    });
    expect(chosen[0]).toEqual({ kind: 'LIKE', usesBell: true, usesDesktop: false, usesMail: true });
  });

  it('leave the site’s own in the bell', async () => {
    const { main } = await open();
    const system = await main.findByRole('checkbox', { name: '系统通知：站内' });
    expect(system).toBeChecked();
    expect(system).toBeDisabled();
  });

  it('say where mails go, and keep what was chosen where they can’t be saved', async () => {
    const refusal = new Refused({ code: 'UPSTREAM_UNAVAILABLE', message: '暂时无法保存' });
    const { main, user } = await open({ verified: false, refusal });
    expect(await main.findByRole('link', { name: '去认证邮箱' })).toHaveAttribute(
      'href',
      '/home/user/setting/account?bindEmail=true',
    );
    await user.click(main.getByRole('checkbox', { name: '关注：站内' }));
    await user.click(main.getByRole('button', { name: '保存' }));
    expect(await main.findByText('暂时无法保存')).toBeVisible();
    await waitFor(() =>
      expect(main.getByRole('checkbox', { name: '关注：站内' })).not.toBeChecked(),
    );
  });
});
