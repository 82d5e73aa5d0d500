import {
  ACCESS_NOTICES_PER_HOUR,
  type AccountNotice,
  accountNotices,
} from '@whaletide/schema/domains/account/rules/account-notices.ts';
import { EVENT_ACCOUNT_CHANGED } from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import { sitePaths } from '@whaletide/schema/shared/rules/page-paths.ts';
import { beijingText, HOUR } from '@whaletide/schema/shared/rules/time.ts';
import type { Transaction } from '#database/database.ts';
import { newId } from '#ids.ts';
import type { MailLine } from '#mail/layout.ts';
import type { News, Notice } from '#mail/notice-mail.ts';
import type { Services } from '#services.ts';
import { memberById } from '../members/store.ts';
import { countAttempt } from './attempts.ts';

const { accountSettings: settings, recovery } = sitePaths;

interface Advice {
  text: string;
  button: Required<MailLine>;
}

/** Advice to who didn't do it themselves; another password needs the present one, which may be gone. */
const adviceOf = (notice: AccountNotice): Advice => {
  const recover = { text: '找回密码', path: recovery };
  const check = { text: '检查账号设置', path: settings };
  if (notice === 'password')
    return {
      text: '如果不是你本人的操作，请立即找回密码，原来的密码已不能登录。',
      button: recover,
    };
  if (notice === 'takenBack')
    return { text: '请尽快重新设置密码，之后才能登录。', button: recover };
  if (notice === 'accessToken')
    return { text: '如果不是你本人的操作，请立即撤销该令牌，并修改密码。', button: check };
  return { text: '如果不是你本人的操作，请立即修改密码，并检查登录中的设备。', button: check };
};

/** Mails something about a member's account to an address of theirs. */
export const mailTo = async (
  tx: Transaction,
  { outbox }: Services,
  { memberId, to }: { memberId: string; to: string },
  notice: Notice,
): Promise<void> => {
  const key = `notice:${newId()}`;
  await outbox.add(tx, [{ key, memberId, to, template: 'notice', data: notice }]);
};

/** The address that the member has proved theirs, with their name; undefined for none. */
const provedAddress = async (tx: Transaction, memberId: string) => {
  const member = await memberById(tx, memberId);
  return member?.email && member.emailVerified
    ? { name: member.name, email: member.email }
    : undefined;
};

/** Mails the member a warning about their account, where they have proved the address theirs. */
const warnMember = async (
  tx: Transaction,
  services: Services,
  memberId: string,
  notice: Omit<Notice, 'name'>,
): Promise<void> => {
  const found = await provedAddress(tx, memberId);
  if (!found) return;
  const { name, email } = found;
  await mailTo(tx, services, { memberId, to: email }, { name, ...notice });
};

/** Mails the member what has become of what they asked for, where they have proved an address. */
export const mailMember = async (
  tx: Transaction,
  { outbox }: Services,
  memberId: string,
  news: Omit<News, 'name'>,
): Promise<void> => {
  const found = await provedAddress(tx, memberId);
  if (!found) return;
  const { name, email: to } = found;
  const data = { name, ...news };
  await outbox.add(tx, [{ key: `news:${newId()}`, memberId, to, template: 'news', data }]);
};

const textOf = (notice: AccountNotice, detail?: string): string =>
  detail === undefined ? accountNotices[notice] : `${accountNotices[notice]}：${detail}`;

/** Tells the member in the bell alone. */
export const ringFor = async (
  tx: Transaction,
  { events }: Services,
  memberId: string,
  notice: AccountNotice,
  detail?: string,
): Promise<void> => {
  await events.publish(tx, [memberId], {
    kind: 'notification',
    eventType: EVENT_ACCOUNT_CHANGED,
    related: null,
    data: { Message: textOf(notice, detail) },
  });
};

/**
 * Tells the member of a change to their account, in the transaction that makes it,
 * also where others made it. No setting turns it off by mail.
 */
export const tellOfChange = async (
  tx: Transaction,
  services: Services,
  memberId: string,
  notice: AccountNotice,
  detail?: string,
): Promise<void> => {
  await ringFor(tx, services, memberId, notice, detail);
  const { text, button } = adviceOf(notice);
  await warnMember(tx, services, memberId, {
    subject: '账号安全提醒',
    lines: [
      { text: `${textOf(notice, detail)}。` },
      { text: `时间：${beijingText(services.now())}` },
      { text },
    ],
    button,
  });
};

/** Tells the member of a new way into their account, some times an hour: programs make many. */
export const tellOfAccess = async (
  tx: Transaction,
  services: Services,
  memberId: string,
  notice: Extract<AccountNotice, 'accessToken' | 'device'>,
  detail: string,
): Promise<void> => {
  const key = `told:${notice}:${memberId}`;
  const wait = await countAttempt(tx, key, ACCESS_NOTICES_PER_HOUR, services.now(), HOUR);
  if (wait === 0) await tellOfChange(tx, services, memberId, notice, detail);
};
