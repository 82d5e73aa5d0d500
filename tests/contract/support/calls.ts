import { domains } from '@whaletide/schema/domains.ts';
import type { RestCall } from '@whaletide/schema/shared/rest/call.ts';

/** Every call of the contract, by its operation. */
export const allCalls = new Map<string, RestCall>(
  domains
    .flatMap(({ calls }) => calls.flatMap((group) => Object.values(group)))
    .map((call) => [call.operation, call]),
);
