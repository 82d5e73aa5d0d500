import { eq } from 'drizzle-orm';
import type { Transaction } from '#database/database.ts';
import type { MailSource, MailSources } from '#mail/mail-source.ts';
import { templatesOf } from '#mail/rules.ts';
import type { Services } from '#services.ts';
import {
  changeFollow,
  endFollowMails,
  followsAmong,
  hasFollowMails,
} from '../members/store/follows.ts';
import { channels } from './tables.ts';

/** Takes back what waits to be sent to a member who has the mails of no channel any more. */
export const withdrawUnlessMailed = async (
  { outbox }: Pick<Services, 'outbox'>,
  tx: Transaction,
  memberId: string,
): Promise<void> => {
  if (!(await hasFollowMails(tx, memberId)))
    await outbox.withdraw(tx, memberId, templatesOf('CHANNELS'));
};

/** Ends the mails of one channel; a mail that waits is taken back where it was the last one. */
export const endChannelMail = async (
  { outbox }: Services,
  tx: Transaction,
  memberId: string,
  channelId: string,
): Promise<void> => {
  await changeFollow(tx, { memberId, kind: 'CHANNEL', targetId: channelId }, { mail: false });
  await withdrawUnlessMailed({ outbox }, tx, memberId);
};

const ofOne: MailSource = {
  find: async (db, memberId, target) => {
    const [channel] = await db
      .select({ name: channels.name })
      .from(channels)
      .where(eq(channels.id, target));
    const [follow] = await followsAmong(db, memberId, 'CHANNEL', [target]);
    return channel && { name: channel.name, subscribed: follow?.mail ?? false };
  },
  end: endChannelMail,
};

const ofAll: MailSource = {
  find: async (db, memberId) => ({ name: null, subscribed: await hasFollowMails(db, memberId) }),
  end: async (services, tx, memberId) => {
    await endFollowMails(tx, memberId);
    await withdrawUnlessMailed(services, tx, memberId);
  },
};

/** Mails of channels, as their links end them. */
export const channelMails: Pick<MailSources, 'CHANNEL' | 'CHANNELS'> = {
  CHANNEL: ofOne,
  CHANNELS: ofAll,
};
