import type { MailKind, MailSubscription } from '@whaletide/schema/domains/notifications/rest.ts';
import {
  unsubscribeLinkExpired,
  unsubscribeLinkExpiredTexts,
} from '@whaletide/schema/domains/notifications/rules/notification-settings.ts';
import { maskedEmail } from '@whaletide/schema/domains/account/rules/verification.ts';
import type { Handle } from '#database/database.ts';
import type { MailSources } from '#mail/mail-source.ts';
import { readUnsubscribeToken } from '#mail/unsubscribing.ts';
import { conflict, notFound } from '#refusal.ts';
import type { Services } from '#services.ts';
import { memberById } from '../members/store.ts';

/** A link that we signed, and what it is about. */
interface Link {
  kind: MailKind;
  target: string;
  memberId: string;
  email: string | null;
  name: string | null;
  subscribed: boolean;
  expired: boolean;
}

/** Reads a link. @throws Refusal NOT_FOUND for one that we didn't sign, or whose subject is gone */
const linkOf = async (
  { config, now }: Services,
  mailed: MailSources,
  db: Handle,
  token: string,
): Promise<Link> => {
  const claim = readUnsubscribeToken(config.sessionSecret, token);
  const member = claim && (await memberById(db, claim.member));
  const found = member && (await mailed[claim.kind].find(db, member.id, claim.target));
  if (!found) throw notFound('退订链接');
  return {
    kind: claim.kind,
    target: claim.target,
    memberId: member.id,
    email: member.email,
    ...found,
    expired: unsubscribeLinkExpired(claim.sent, now()),
  };
};

const toSubscription = ({ kind, name, email, subscribed, expired }: Link): MailSubscription => ({
  Kind: kind,
  Name: name,
  Email: email === null ? null : maskedEmail(email),
  Subscribed: subscribed,
  Expired: expired,
});

/** Answers what a link unsubscribes from. Looking at it, as mail scanners do, changes nothing. */
export const mailSubscription = async (
  services: Services,
  mailed: MailSources,
  token: string,
): Promise<MailSubscription> =>
  toSubscription(await linkOf(services, mailed, services.database.db, token));

/** Ends it; a second time changes nothing. @throws Refusal NOT_FOUND, CONFLICT for a link that is too old */
export const unsubscribe = (
  services: Services,
  mailed: MailSources,
  token: string,
): Promise<MailSubscription> =>
  services.database.transaction(async (tx) => {
    const link = await linkOf(services, mailed, tx, token);
    if (link.expired) throw conflict(unsubscribeLinkExpiredTexts[link.kind]);
    await mailed[link.kind].end(services, tx, link.memberId, link.target);
    return toSubscription({ ...link, subscribed: false });
  });
