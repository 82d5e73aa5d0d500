import {
  type Announced,
  dismissedFlag,
  dismissing,
  isDismissed,
} from '@whaletide/schema/rules/dismissal.ts';
import { useState } from 'react';
import { useIsHydrating } from '../../../lib/page-render.ts';
import { readStored, writeStored } from '../../../lib/stored.ts';
import { useSetWeakFlagsMutation } from '../../account/components/Viewer/SetWeakFlags.generated.ts';

/**
 * Whether a member has closed an announcement, and how they do: for good, in every browser. Where
 * that can't be kept for them, this browser knows it (spec 1, section 7: a local fallback copy).
 */
export const useDismissal = (announced: Announced, flags: unknown) => {
  const hydrating = useIsHydrating();
  const [closed, setClosed] = useState(false);
  const [setWeakFlags] = useSetWeakFlagsMutation({ context: { showsErrors: true } });
  const flag = dismissedFlag(announced.kind);
  const isKeptHere = !hydrating && isDismissed({ [flag]: readStored(flag) ?? '' }, announced);
  const dismiss = () => {
    setClosed(true);
    const next = dismissing(flags, announced);
    setWeakFlags({ variables: { input: { flags: next } } }).catch(() =>
      writeStored(flag, next[flag] ?? ''),
    );
  };
  return { dismissed: closed || isKeptHere || isDismissed(flags, announced), dismiss };
};
