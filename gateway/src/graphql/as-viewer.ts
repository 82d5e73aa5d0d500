import type { CallAnswer, CallInput } from '@whaletide/schema/shared/rest/call.ts';
import type { SharedCall } from '../upstream/client.ts';
import type { GatewayContext } from './context.ts';

/**
 * A call whose answer depends on who asks: a visitor's may be shared, a member's is made with
 * their token.
 */
export const asViewer = <const C extends SharedCall & { access: 'either' }>(
  { own, upstream }: GatewayContext,
  call: C,
  input: CallInput<C>,
): Promise<CallAnswer<C>> =>
  own ? own.call(call, ...([input] as never)) : upstream.shared(call, ...([input] as never));
