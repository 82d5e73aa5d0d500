import { accountCalls } from '@whaletide/schema/domains/account/rest/account.ts';
import { serviceAccountCalls } from '@whaletide/schema/domains/service-accounts/rest.ts';
import { isServiceToken } from '@whaletide/schema/domains/service-accounts/rules.ts';
import type { FormattedExecutionResult } from 'graphql';
import { Refusal, sessionOver } from '../refusal.ts';
import type { KnownTokens } from '../tokens.ts';
import type { ScopedUpstream, VisitorCall } from '../upstream/client.ts';

/** Part of a request's context that tells who asks. */
interface Asking {
  asker: { token: string | undefined };
  services: { tokens: Pick<KnownTokens, 'wasJustAccepted' | 'wasJustRefused'> };
  upstream: ScopedUpstream;
  hasNewSession: boolean;
}

/**
 * Refuses an asker whose token platform doesn't accept, so that nothing is answered to them as to a
 * visitor. Platform is asked only where it hasn't just said so with another call; while it can't say,
 * all are let through.
 *
 * @throws Refusal UNAUTHENTICATED
 */
const checkCredential = async ({
  asker: { token },
  services,
  upstream,
  hasNewSession,
}: Asking): Promise<void> => {
  const { tokens } = services;
  if (token === undefined || hasNewSession || tokens.wasJustAccepted(token)) return;
  if (tokens.wasJustRefused(token)) throw sessionOver();
  try {
    const own = upstream.as(token);
    await (isServiceToken(token)
      ? own.call(serviceAccountCalls.current)
      : own.call(accountCalls.current));
  } catch (error) {
    if (error instanceof Refusal && error.code === 'UNAUTHENTICATED') throw sessionOver();
  }
};

/**
 * Checks who has been answered, where that may be as a visitor: what was refused before it ran says
 * nothing.
 *
 * @throws Refusal UNAUTHENTICATED
 */
export const checkAnswered = async (
  context: Asking,
  { data, errors = [] }: FormattedExecutionResult,
): Promise<void> => {
  const isRefused = errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED');
  if (data || isRefused) await checkCredential(context);
};

/** The backend to which nothing is done without the asker's token before that is known as good. */
export const withCredential = (upstream: ScopedUpstream, context: Asking): ScopedUpstream => {
  if (context.asker.token === undefined) return upstream;
  const checking = <F extends (call: VisitorCall, ...input: never[]) => Promise<unknown>>(
    send: F,
  ) =>
    (async (call: VisitorCall, ...input: never[]) => {
      if (call.method !== 'GET') await checkCredential(context);
      return send(call, ...input);
    }) as F;
  return { ...upstream, visitor: checking(upstream.visitor) };
};
