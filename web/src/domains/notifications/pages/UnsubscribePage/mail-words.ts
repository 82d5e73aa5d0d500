import type { MailKind } from '#apollo/schema.generated.ts';
import { notificationSettingsPath } from '#domains/notifications/paths.ts';

interface MailWords {
  /** Name of the mails, of which one is about one channel. */
  title: (name: string | null) => string;
  /** Sentence for a link that is too old: where these mails are ended. */
  instead: string;
  /** Page on which they are ended by a member who signs in. */
  settings: { text: string; to: string };
}

const channels = { text: '查看我的频道', to: '/home/special' };

export const mailWords: Record<MailKind, MailWords> = {
  DIGEST: {
    title: () => '每周摘要',
    instead: '请登录后在通知设置中关闭每周摘要。',
    settings: { text: '管理通知设置', to: notificationSettingsPath },
  },
  ORGANIZERS: {
    title: () => '比赛和活动邮件',
    instead: '请登录后在通知设置中关闭比赛和活动邮件。',
    settings: { text: '管理通知设置', to: notificationSettingsPath },
  },
  OUTCOMES: {
    title: () => '进展邮件',
    instead: '请登录后在通知设置中关闭进展邮件。',
    settings: { text: '管理通知设置', to: notificationSettingsPath },
  },
  CHANNEL: {
    title: (name) => `频道「${name ?? ''}」的邮件`,
    instead: '请登录后在频道页面取消邮件订阅。',
    settings: channels,
  },
  CHANNELS: {
    title: () => '全部频道邮件',
    instead: '请登录后在频道页面取消邮件订阅。',
    settings: channels,
  },
};
