import { eq } from 'drizzle-orm';
import type { SignedIn } from '@whaletide/schema/domains/account/rest/account.ts';
import { canonicalEmail } from '@whaletide/schema/domains/account/rules/account.ts';
import { nameKeyOf } from '@whaletide/schema/shared/rules/names.ts';
import { HOUR } from '@whaletide/schema/shared/rules/time.ts';
import { type Handle, isUniqueViolation } from '#database/database.ts';
import { newId } from '#ids.ts';
import { conflict } from '#refusal.ts';
import type { Services } from '#services.ts';
import { rewardSharing } from '../growth/store/sharing.ts';
import { insertMember } from '../members/store.ts';
import { members } from '../members/tables.ts';
import { yieldAddress } from './addresses.ts';
import { refuseWhileBlocked, takeAttempt } from './attempts.ts';
import { bind } from './oauth/identities.ts';
import { takeTicket } from './oauth/tickets.ts';
import type { PasswordHasher } from './passwords.ts';
import { mailEmailLink } from './email-links.ts';
import { checkSignUpCode } from './sign-up-codes.ts';
import { type Asker, startSession } from './store.ts';
import { credentials } from './tables.ts';

const isNameTaken = async (db: Handle, nameKey: string): Promise<boolean> => {
  const same = await db
    .select({ id: members.id })
    .from(members)
    .where(eq(members.nameKey, nameKey));
  return same.length > 0;
};

/**
 * Signs a new member up and in, and mails a link that proves the address where no code has; the
 * input has passed account/rules/account.ts. Repeated hits on
 * taken e-mails are probing: an address has ten an hour, and then can't sign up for a while. An
 * e-mail that another account holds without proof is taken, unless a code proves that it isn't theirs.
 * @throws Refusal CONFLICT when the name or the e-mail is taken, BAD_USER_INPUT at `EmailCode`,
 * RATE_LIMITED
 */
export const signUp = async (
  services: Services,
  hasher: PasswordHasher,
  input: {
    name: string;
    email: string;
    password: string;
    identity: string | null;
    sharedBy: string | null;
    /** Ticket of an identity that another site has proved, to be bound. */
    ticket: string | null;
    /** Code that was mailed to the address, which proves it. */
    emailCode: string | null;
  },
  asker: Asker,
): Promise<SignedIn> => {
  const { config, database, events, now } = services;
  const addressKey = `sign-up:address:${asker.address}`;
  const takenKey = `sign-up:taken:${asker.address}`;
  await refuseWhileBlocked(database.db, takenKey, now());
  const passwordHash = await hasher.admit(async ({ hash }) => {
    await takeAttempt(database, addressKey, config.limits.signInsPerAddress, now());
    return hash(input.password);
  }, asker.gone);
  const nameKey = nameKeyOf(input.name);
  const email = canonicalEmail(input.email);
  const { emailCode: code } = input;
  const useCode =
    code === null ? null : await checkSignUpCode(services, { email, code, address: asker.address });
  const created = await database
    .transaction(async (tx) => {
      if (useCode) {
        await useCode(tx);
        await yieldAddress(tx, services, email, null);
      }
      const member = await insertMember(tx, {
        id: newId(now().getTime()),
        name: input.name,
        nameKey,
        email,
        emailVerified: useCode !== null,
        identity: input.identity,
        createDate: now(),
      });
      await tx.insert(credentials).values({ memberId: member.id, passwordHash });
      await mailEmailLink(tx, services, member);
      if (input.ticket !== null)
        await bind(tx, services, member.id, await takeTicket(tx, input.ticket, now()));
      const inviterId = input.sharedBy;
      if (inviterId !== null) await rewardSharing(tx, events, { inviterId, member, now: now() });
      return member;
    })
    .catch(async (error: unknown) => {
      if (!isUniqueViolation(error)) throw error;
      if (await isNameTaken(database.db, nameKey)) throw conflict('该用户名已被使用', 'Name');
      await takeAttempt(database, takenKey, config.limits.takenSignUpsPerAddress, now(), HOUR);
      throw conflict('该邮箱已被注册', 'Email');
    });
  return startSession(services, created.id, asker);
};
