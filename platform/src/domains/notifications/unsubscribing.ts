import type { MailSubscription } from '@whaletide/schema/rest/notifications.ts';
import { maskedEmail } from '@whaletide/schema/rules/verification.ts';
import type { Handle } from '../../database/database.ts';
import { readUnsubscribeToken } from '../../mail/unsubscribing.ts';
import { notFound } from '../../refusal.ts';
import type { Services } from '../../services.ts';
import { memberById } from '../members/store.ts';
import { setDigest, settingsOf } from './settings.ts';

/** The member of a link that we signed. @throws Refusal NOT_FOUND for any other */
const memberOf = async ({ config }: Services, db: Handle, token: string) => {
  const claim = readUnsubscribeToken(config.sessionSecret, token);
  const member = claim && (await memberById(db, claim.member));
  if (!member) throw notFound('退订链接');
  return member;
};

type Member = Awaited<ReturnType<typeof memberOf>>;

const toSubscription = ({ email }: Member, Subscribed: boolean): MailSubscription => ({
  Kind: 'DIGEST',
  Email: email === null ? null : maskedEmail(email),
  Subscribed,
});

/** What a link unsubscribes from; looking at it changes nothing, as mail scanners do. */
export const mailSubscription = async (
  services: Services,
  token: string,
): Promise<MailSubscription> => {
  const { db } = services.database;
  const member = await memberOf(services, db, token);
  return toSubscription(member, (await settingsOf(db, member.id)).Digest);
};

/** Ends it; a second time changes nothing. @throws Refusal NOT_FOUND */
export const unsubscribe = (services: Services, token: string): Promise<MailSubscription> =>
  services.database.transaction(async (tx) => {
    const member = await memberOf(services, tx, token);
    await setDigest(services, tx, member.id, false);
    return toSubscription(member, false);
  });
