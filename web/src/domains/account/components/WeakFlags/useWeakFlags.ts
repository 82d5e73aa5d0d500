import {
  type Flags,
  flagsOf,
  type WeakFlag,
  withUnkept,
} from '@whaletide/schema/domains/account/rules/weak-flags.ts';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { WeakFlagInput } from '#apollo/schema.generated.ts';
import { failureOf } from '#apollo/errors.ts';
import { useSetWeakFlagsMutation } from './SetWeakFlags.generated.ts';
import { forgetHere, keepHere, storedFlags, subscribeUnkept, unkeptIn } from './unkept-flags.ts';

export interface FlaggedViewer {
  id: string;
  weakFlags: readonly WeakFlag[] | null;
}

const toInput = (flags: Flags): WeakFlagInput[] =>
  Object.entries(flags).map(([name, value]) => {
    if (typeof value === 'boolean') return { name, value: { isOn: value } };
    return { name, value: typeof value === 'number' ? { number: value } : { text: value } };
  });

/**
 * A member's weak flags, and how one is set: at once in this browser, and for all of them as soon as
 * the server takes it. Without it, the browser goes by its own copy and sends it later (`FlagsSync`).
 */
export const useWeakFlags = ({ id, weakFlags }: FlaggedViewer) => {
  const stored = useSyncExternalStore(subscribeUnkept, storedFlags, () => null);
  const [send] = useSetWeakFlagsMutation({ context: { showsErrors: true } });
  const flags = useMemo(
    () => withUnkept(weakFlags && flagsOf(weakFlags), unkeptIn(stored, id)),
    [weakFlags, stored, id],
  );
  const setFlags = useCallback(
    async (next: Flags) => {
      keepHere(id, next);
      try {
        await send({ variables: { input: { flags: toInput(next) } } });
      } catch (error) {
        // Only what is refused for what it is isn't sent again.
        if (failureOf(error).code !== 'BAD_USER_INPUT') return;
      }
      forgetHere(id, next);
    },
    [id, send],
  );
  return { flags, setFlags };
};
