import {
  type Announced,
  dismissing,
  isDismissed,
} from '@whaletide/schema/domains/announcements/rules/dismissal.ts';
import { useState } from 'react';
import {
  type FlaggedViewer,
  useWeakFlags,
} from '#domains/account/components/WeakFlags/useWeakFlags.ts';

/**
 * Tells whether a member has closed an announcement, and lets them close it: for good, in every
 * browser.
 */
export const useDismissal = (announced: Announced, viewer: FlaggedViewer) => {
  // Where neither the browser nor the server can keep it, it is closed until the page is left.
  const [closed, setClosed] = useState(false);
  const { flags, setFlags } = useWeakFlags(viewer);
  const dismiss = () => {
    setClosed(true);
    void setFlags(dismissing(flags, announced));
  };
  return { dismissed: closed || isDismissed(flags, announced), dismiss };
};
