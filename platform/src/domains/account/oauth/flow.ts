import type { SignedIn } from '@whaletide/schema/domains/account/rest/account.ts';
import type {
  OAuthOutcome,
  OAuthProviderName,
  OAuthStart,
} from '@whaletide/schema/domains/account/rest/oauth.ts';
import { safeRedirect } from '@whaletide/schema/domains/account/rules/redirect.ts';
import { Refusal } from '@whaletide/server/refusal.ts';
import type { Caller } from '#http/caller.ts';
import type { OAuthProvider, OutsideIdentity } from '#outside/oauth-providers.ts';
import { conflict, forbidden, notFound } from '#refusal.ts';
import type { Services } from '#services.ts';
import { memberById } from '#domains/members/store.ts';
import { takeAttempt } from '../attempts.ts';
import { refuseStopped } from '../closure.ts';
import { requireSecondStep } from '../second-step.ts';
import { type Asker, startSession } from '../store.ts';
import { bind, isBound, memberOf } from './identities.ts';
import { challengeOf, giveState, giveTicket, provedBy, takeState, takeTicket } from './tickets.ts';

/** Counts one more of an address: each costs a row, and a call of another site. */
const countTry = ({ config, database, now }: Services, address: string) =>
  takeAttempt(database, `oauth:address:${address}`, config.limits.signInsPerAddress, now());

/** The site, and where it sends browsers back to. @throws Refusal NOT_FOUND where it isn't configured */
const siteOf = (
  { config, oauthProviders }: Services,
  provider: OAuthProviderName,
): { site: OAuthProvider; redirectUri: string } => {
  const site = oauthProviders[provider];
  const [origin] = config.publicOrigins;
  if (!site || origin === undefined) throw notFound('登录方式');
  return { site, redirectUri: `${origin}/auth/oauth/${provider}/callback` };
};

interface Beginning {
  provider: OAuthProviderName;
  redirect?: string | undefined;
  /** Caller who binds an identity; null where a visitor signs in. */
  binding: Caller | null;
  address: string;
}

/** @throws Refusal NOT_FOUND, RATE_LIMITED, CONFLICT where one is bound already */
export const beginOAuth = async (
  services: Services,
  { provider, redirect, binding, address }: Beginning,
): Promise<OAuthStart> => {
  const { database, now } = services;
  const { site, redirectUri } = siteOf(services, provider);
  await countTry(services, address);
  if (binding && (await isBound(database.db, binding.id, provider)))
    throw conflict('你已绑定该平台的账号，请先解除绑定');
  const { state, verifier } = await giveState(
    database.db,
    {
      provider,
      memberId: binding?.id ?? null,
      sessionId: binding?.credentialId ?? null,
      // One function for all redirects: what leads elsewhere never gets in.
      redirect: redirect === undefined ? null : safeRedirect(redirect),
    },
    now(),
  );
  const challenge = challengeOf(verifier);
  return { Url: site.authorizeUrl({ state, challenge, redirectUri }), State: state };
};

/**
 * Finds the identity that the other site confirms. @throws Refusal CONFLICT, whatever went wrong
 * there
 */
const identify = async (
  services: Services,
  provider: OAuthProviderName,
  given: { code: string; verifier: string },
): Promise<OutsideIdentity> => {
  const { site, redirectUri } = siteOf(services, provider);
  try {
    return await site.identify({ ...given, redirectUri });
  } catch (error) {
    services.log.warn({ err: error, provider }, 'an identity could not be proved');
    throw conflict('第三方平台没有完成登录，请稍后重试');
  }
};

interface Missing {
  code?: string | undefined;
  restore?: boolean | undefined;
}

/**
 * Signs the owner of an identity in, with what signing in by password asks for beside that.
 * @throws Refusal as refuseStopped and requireSecondStep say
 */
const enter = async (
  services: Services,
  memberId: string,
  { code, restore = false }: Missing,
  asker: Asker,
): Promise<SignedIn> => {
  const member = await memberById(services.database.db, memberId);
  if (!member) throw notFound('用户');
  refuseStopped(member, restore, services.now());
  await requireSecondStep(services, memberId, code);
  return startSession(services, memberId, asker, restore);
};

const isMissing = (error: unknown): boolean =>
  error instanceof Refusal && (error.field === 'code' || error.field === 'restore');

/** Goes on where the other site sent the browser back. @throws Refusal as the contract says */
export const finishOAuth = async (
  services: Services,
  given: { provider: OAuthProviderName; code: string; state: string },
  caller: Caller | null,
  asker: Asker,
): Promise<OAuthOutcome> => {
  const { database, now } = services;
  const { provider, code, state } = given;
  await countTry(services, asker.address);
  const begun = await takeState(database.db, provider, state, now());
  const identity = await identify(services, provider, { code, verifier: begun.verifier });
  const outcome = { Redirect: begun.redirect, SignedIn: null, Ticket: null };
  if (begun.memberId !== null) {
    // The session that set out is the one that comes back, and still there.
    if (caller?.id !== begun.memberId || caller.credentialId !== begun.sessionId)
      throw forbidden('请在发起绑定的浏览器中完成绑定');
    await database.transaction((tx) => bind(tx, services, caller.id, { provider, ...identity }));
    return { ...outcome, Outcome: 'BOUND' };
  }
  const ticket = () => giveTicket(database.db, begun, identity, now());
  const memberId = await memberOf(database.db, provider, identity);
  if (memberId === undefined) return { ...outcome, Outcome: 'SIGN_UP', Ticket: await ticket() };
  try {
    return {
      ...outcome,
      Outcome: 'SIGNED_IN',
      SignedIn: await enter(services, memberId, {}, asker),
    };
  } catch (error) {
    if (!isMissing(error)) throw error;
    return { ...outcome, Outcome: 'CONTINUE', Ticket: await ticket() };
  }
};

/** Signs in by a ticket with what was missing. @throws Refusal as the contract says */
export const signInByTicket = async (
  services: Services,
  ticket: string,
  missing: Missing,
  asker: Asker,
): Promise<SignedIn> => {
  const { database, now } = services;
  await countTry(services, asker.address);
  const proved = await provedBy(database.db, ticket, now());
  const memberId = proved && (await memberOf(database.db, proved.provider, proved));
  if (memberId === undefined) {
    // Says that it is over; and an identity that was unbound meanwhile opens nothing.
    await takeTicket(database.db, ticket, now());
    throw conflict('该第三方账号没有绑定用户');
  }
  const signedIn = await enter(services, memberId, missing, asker);
  await takeTicket(database.db, ticket, now());
  return signedIn;
};
