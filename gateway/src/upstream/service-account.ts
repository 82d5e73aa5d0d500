import { membersOnly } from '@whaletide/schema/domains/service-accounts/rules.ts';
import { Refusal } from '../refusal.ts';
import type { PrivateCall, PrivateUpstream } from './client.ts';

/** Refuses what members alone may do. */
export const forMembersOnly = (): Refusal => {
  const { code, message } = membersOnly();
  return new Refusal(code, message);
};

/** The backend in the name of a service account: what is for members is refused as platform does. */
export const ofServiceAccount = (upstream: PrivateUpstream): PrivateUpstream => ({
  call: (async (call: PrivateCall, ...input: never[]) => {
    if (call.access === 'member' && !call.serviceAccounts) throw forMembersOnly();
    return upstream.call(call, ...(input as []));
  }) as PrivateUpstream['call'],
});
