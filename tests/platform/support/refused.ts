import type { CallInput, RestCall } from '@whaletide/schema/shared/rest/call.ts';
import type { ErrorCode } from '@whaletide/schema/shared/rest/common.ts';
import { CallFailed, type TestPlatform } from './platform.ts';

/** A row of a table of calls: its name, the call, and what it is asked. */
export const asking = <C extends RestCall>(call: C, input: CallInput<C>) =>
  [call.operation, call, input] as [operation: string, call: RestCall, input: object];

/** The code with which a call is refused; null where it isn't. */
export const codeOf = async (
  platform: TestPlatform,
  call: RestCall,
  input: unknown,
  token?: string,
): Promise<ErrorCode | null> => {
  try {
    await platform.call(call, input as never, { token });
    return null;
  } catch (error) {
    if (error instanceof CallFailed) return error.body.code;
    throw error;
  }
};

/** More tries than any limit of the tests allows. */
const MAX_TRIES = 40;

/** Makes the same call until it is refused as one too many; tells whether it ever is. */
export const isLimited = async (
  platform: TestPlatform,
  ...[call, input, token]: [call: RestCall, input: object, token?: string]
): Promise<boolean> => {
  for (let tries = 0; tries < MAX_TRIES; tries += 1)
    if ((await codeOf(platform, call, input, token)) === 'RATE_LIMITED') return true;
  return false;
};

/** An id that nothing has. */
export const NOTHING = 'f'.repeat(24);
