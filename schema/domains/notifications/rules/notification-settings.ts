import type { MailKind, NotificationKind } from '../rest.ts';
import { DAY } from '#shared/rules/time.ts';

/** Kinds that a member chooses for: all but messages, which stand in a box of their own. */
export type SettableKind = Exclude<NotificationKind, 'CHAT'>;

/** Mails that a member switches on and off as a whole, whatever kinds of notices they want where. */
export const mailSwitches = ['DIGEST', 'ORGANIZERS', 'OUTCOMES'] as const satisfies MailKind[];
export type MailSwitch = (typeof mailSwitches)[number];

/** Names of the mails that have a switch of their own. */
export const mailTitles: Record<MailSwitch, string> = {
  DIGEST: '每周摘要',
  ORGANIZERS: '比赛和活动邮件',
  OUTCOMES: '进展邮件',
};

/** In the order of the page's filter. */
export const kindTitles: Record<SettableKind, string> = {
  LIKE: '点赞',
  COMMENT: '评论',
  FORK: 'Fork',
  FOLLOW: '关注',
  COMPETITION: '比赛通知',
  WORKBENCH: '工作台通知',
  SYSTEM: '系统通知',
};

/**
 * Channels that show notifications of a kind: the bell with its list, the desktop, the weekly mail.
 */
export interface Channels {
  bell: boolean;
  desktop: boolean;
  mail: boolean;
}

/** Channels of a member who has chosen nothing. */
export const defaultChannels: Channels = { bell: true, desktop: true, mail: true };

/**
 * Tells whether a kind is always in the bell: messages from the site itself, such as a decision
 * about the account.
 */
export const mustRing = (kind: SettableKind): boolean => kind === 'SYSTEM';

/** Why a choice can't be kept; null where it can. */
export const channelsProblem = (kind: SettableKind, { bell }: Channels): string | null =>
  mustRing(kind) && !bell ? '系统通知不能关闭站内提醒' : null;

/** A link that unsubscribes holds for a year after its mail; ours. */
const UNSUBSCRIBE_LINK_DAYS = 365;

/** Refusals of a link that is older, by what it is about: where its mails are ended instead. */
export const unsubscribeLinkExpiredTexts: Record<MailKind, string> = {
  DIGEST: '退订链接已过期，请登录后在通知设置中退订',
  ORGANIZERS: '退订链接已过期，请登录后在通知设置中退订',
  OUTCOMES: '退订链接已过期，请登录后在通知设置中退订',
  CHANNEL: '退订链接已过期，请登录后在频道页面取消邮件订阅',
  CHANNELS: '退订链接已过期，请登录后在频道页面取消邮件订阅',
};

/**
 * Tells whether the link of a mail is too old to unsubscribe by, or has no time at which it was
 * sent.
 */
export const unsubscribeLinkExpired = (sent: Date, now: Date): boolean =>
  !(now.getTime() - sent.getTime() < UNSUBSCRIBE_LINK_DAYS * DAY);
