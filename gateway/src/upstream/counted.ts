import type { ScopedUpstream } from './client.ts';

/** How many REST calls a request made; what the shared cache answered is counted too. */
export interface CallCount {
  calls: number;
}

/** The same backend, which counts what it is asked. */
export const counted = (upstream: ScopedUpstream, count: CallCount): ScopedUpstream => {
  const counting = <F extends (...args: never[]) => unknown>(call: F): F =>
    ((...args: never[]) => {
      count.calls += 1;
      return call(...args);
    }) as F;
  return {
    shared: counting(upstream.shared),
    visitor: counting(upstream.visitor),
    as: (token) => ({ call: counting(upstream.as(token).call) }),
  };
};
