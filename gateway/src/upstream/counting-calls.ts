import type { ScopedUpstream } from './client.ts';

/** Number of REST calls that a request made, including those that the shared cache answered. */
export interface CallCount {
  calls: number;
}

/** The same backend, which counts what it is asked. */
export const countingCalls = (upstream: ScopedUpstream, count: CallCount): ScopedUpstream => {
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
