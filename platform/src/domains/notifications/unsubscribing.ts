import type { MailSubscription } from '@whaletide/schema/domains/notifications/rest.ts';
import {
  UNSUBSCRIBE_LINK_EXPIRED,
  unsubscribeLinkExpired,
} from '@whaletide/schema/domains/notifications/rules/notification-settings.ts';
import { maskedEmail } from '@whaletide/schema/domains/account/rules/verification.ts';
import type { Handle } from '../../database/database.ts';
import { readUnsubscribeToken } from '../../mail/unsubscribing.ts';
import { conflict, notFound } from '../../refusal.ts';
import type { Services } from '../../services.ts';
import { memberById } from '../members/store.ts';
import { setDigest, settingsOf } from './settings.ts';

/** The member of a link that we signed, and whether it still holds. @throws Refusal NOT_FOUND for any other */
const linkOf = async ({ config, now }: Services, db: Handle, token: string) => {
  const claim = readUnsubscribeToken(config.sessionSecret, token);
  const member = claim && (await memberById(db, claim.member));
  if (!member) throw notFound('退订链接');
  return { member, expired: unsubscribeLinkExpired(claim.sent, now()) };
};

type Link = Awaited<ReturnType<typeof linkOf>>;

const toSubscription = (
  { member: { email }, expired }: Link,
  Subscribed: boolean,
): MailSubscription => ({
  Kind: 'DIGEST',
  Email: email === null ? null : maskedEmail(email),
  Subscribed,
  Expired: expired,
});

/** Answers what a link unsubscribes from. Looking at it, as mail scanners do, changes nothing. */
export const mailSubscription = async (
  services: Services,
  token: string,
): Promise<MailSubscription> => {
  const { db } = services.database;
  const link = await linkOf(services, db, token);
  return toSubscription(link, (await settingsOf(db, link.member.id)).Digest);
};

/** Ends it; a second time changes nothing. @throws Refusal NOT_FOUND, CONFLICT for a link that is too old */
export const unsubscribe = (services: Services, token: string): Promise<MailSubscription> =>
  services.database.transaction(async (tx) => {
    const link = await linkOf(services, tx, token);
    if (link.expired) throw conflict(UNSUBSCRIBE_LINK_EXPIRED);
    await setDigest(services, tx, link.member.id, false);
    return toSubscription(link, false);
  });
