import type { EmailLink } from '@whaletide/schema/domains/account/rest/email-links.ts';
import {
  emailLinkState,
  emailLinkTexts,
  emailLinkUntil,
} from '@whaletide/schema/domains/account/rules/email-links.ts';
import { maskedEmail } from '@whaletide/schema/domains/account/rules/verification.ts';
import { HOUR } from '@whaletide/schema/shared/rules/time.ts';
import type { Transaction } from '#database/database.ts';
import { newId } from '#ids.ts';
import { type EmailClaim, readEmailLinkToken } from '#mail/email-link-token.ts';
import { conflict, notFound } from '#refusal.ts';
import type { Services } from '#services.ts';
import { changeMember, holdMember, memberById } from '../members/store.ts';
import type { MemberRow } from '../members/tables.ts';
import { recordFacts } from '../quests/store/progress.ts';
import { takeAttempt } from './attempts.ts';

/** Links that an account has mailed again within an hour. */
const RENEWED_PER_HOUR = 3;

const noLink = () => notFound('验证链接');

/**
 * Mails a link that proves the address of an account, in the transaction that makes it so; none where
 * a code has proved it, or where the operator has named no address of the site to link to.
 */
export const mailEmailLink = async (
  tx: Transaction,
  { config, outbox }: Services,
  { id: memberId, name, email, emailVerified }: MemberRow,
): Promise<void> => {
  if (!email || emailVerified || config.publicOrigins.length === 0) return;
  const key = `verification:${newId()}`;
  const mail = { key, memberId, to: email, template: 'verification', data: { name } } as const;
  await outbox.add(tx, [mail]);
};

const claimOf = ({ config }: Services, token: string): EmailClaim => {
  const claim = readEmailLinkToken(config.sessionSecret, token);
  if (!claim) throw noLink();
  return claim;
};

/** The member of a link. @throws Refusal NOT_FOUND where the account is stopped or closed */
const openAccountOf = (member: MemberRow | undefined): MemberRow => {
  if (!member || member.deactivated || member.closed) throw noLink();
  return member;
};

const toEmailLink = (claim: EmailClaim, member: MemberRow, now: Date): EmailLink => ({
  Email: maskedEmail(claim.email),
  Name: member.name,
  Until: emailLinkUntil(claim.sent).toISOString(),
  State: emailLinkState(claim, member, now),
});

/** Reads what a link proves, and whether it still does. @throws Refusal NOT_FOUND */
export const readEmailLink = async (services: Services, token: string): Promise<EmailLink> => {
  const claim = claimOf(services, token);
  const member = openAccountOf(await memberById(services.database.db, claim.member));
  return toEmailLink(claim, member, services.now());
};

const limitAsker = ({ config, database, now }: Services, address: string) =>
  takeAttempt(database, `email-link:address:${address}`, config.limits.signInsPerAddress, now());

/**
 * Proves the address of a link, signed in or not; a second time changes nothing.
 * @throws Refusal NOT_FOUND, CONFLICT as account/rules/email-links.ts says, RATE_LIMITED
 */
export const verifyByLink = async (
  services: Services,
  token: string,
  address: string,
): Promise<EmailLink> => {
  const { database, events, now } = services;
  await limitAsker(services, address);
  const claim = claimOf(services, token);
  return database.transaction(async (tx) => {
    const member = openAccountOf(await holdMember(tx, claim.member));
    const state = emailLinkState(claim, member, now());
    if (state === 'EXPIRED' || state === 'REPLACED') throw conflict(emailLinkTexts[state]);
    if (state === 'OPEN') {
      await changeMember(tx, member.id, { emailVerified: true });
      await recordFacts(tx, events, member.id, now());
    }
    return toEmailLink(claim, { ...member, emailVerified: true }, now());
  });
};

/**
 * Mails a new link to the address of one that is ours, however old.
 * @throws Refusal NOT_FOUND, CONFLICT where there is nothing to prove, RATE_LIMITED
 */
export const renewEmailLink = async (
  services: Services,
  token: string,
  address: string,
): Promise<void> => {
  const { database, now } = services;
  await limitAsker(services, address);
  const claim = claimOf(services, token);
  await takeAttempt(database, `email-link:${claim.member}`, RENEWED_PER_HOUR, now(), HOUR);
  await database.transaction(async (tx) => {
    const member = openAccountOf(await holdMember(tx, claim.member));
    const state = emailLinkState(claim, member, now());
    if (state === 'REPLACED') throw conflict(emailLinkTexts.REPLACED);
    if (state === 'VERIFIED') throw conflict('邮箱已经验证，不需要重新发送');
    await mailEmailLink(tx, services, member);
  });
};
