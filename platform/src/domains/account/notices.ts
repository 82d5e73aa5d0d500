import {
  type AccountNotice,
  accountNotices,
} from '@whaletide/schema/domains/account/rules/account-notices.ts';
import { EVENT_ACCOUNT_CHANGED } from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import { minuteText } from '@whaletide/schema/shared/rules/time.ts';
import type { Transaction } from '../../database/database.ts';
import { newId } from '../../ids.ts';
import type { Notice } from '../../mail/templates.ts';
import type { Services } from '../../services.ts';
import { memberById } from '../members/store.ts';

const settings = '/home/user/setting/account';

/** Mails the member what happens to be about their account, where they have proved the address theirs. */
export const mailMember = async (
  tx: Transaction,
  { outbox }: Services,
  memberId: string,
  { subject, lines }: Omit<Notice, 'name'>,
): Promise<void> => {
  const member = await memberById(tx, memberId);
  if (!member?.email || !member.emailVerified) return;
  const { name, email } = member;
  const data = { name, subject, lines };
  await outbox.add(tx, [
    { key: `notice:${newId()}`, memberId, to: email, template: 'notice', data },
  ]);
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
): Promise<void> => {
  const text = accountNotices[notice];
  await services.events.publish(tx, [memberId], {
    kind: 'notification',
    eventType: EVENT_ACCOUNT_CHANGED,
    related: null,
    data: { Message: text },
  });
  await mailMember(tx, services, memberId, {
    subject: '账号安全提醒',
    lines: [
      { text: `${text}。` },
      { text: `时间：${minuteText(services.now())}（北京时间）` },
      { text: '如果不是你本人的操作，请立即修改密码，并检查登录中的设备', path: settings },
    ],
  });
};
