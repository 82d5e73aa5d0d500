import { lazy, Suspense, useEffect, useState } from 'react';
import type { Viewer } from '#domains/account/components/Viewer/useViewer.ts';
import { useWeakFlags } from '#domains/account/components/WeakFlags/useWeakFlags.ts';
import { popupPriority, requestPopup } from '../popup-lock.ts';
import { useCreatorWelcomeQuery } from './CreatorWelcome.generated.ts';

const CreatorWelcomeModal = lazy(() => import('./CreatorWelcomeModal.tsx'));

/** Weak flag of members who have been welcomed. */
const FLAG = 'creator_hint_shown';

const wasWelcomed = (flags: unknown) =>
  // Flags that can't be read count as set, so that no member is welcomed twice.
  typeof flags !== 'object' || flags === null || (FLAG in flags && Boolean(flags[FLAG]));

/** Welcomes members who have joined the creator programme, once. */
export const CreatorWelcome = ({ viewer }: { viewer: Viewer }) => {
  const { flags, setFlags } = useWeakFlags(viewer);
  const waits = !wasWelcomed(flags);
  const [shown, setShown] = useState(false);
  const { data } = useCreatorWelcomeQuery({
    skip: !waits,
    fetchPolicy: 'cache-and-network',
    context: { showsErrors: true },
  });
  const isNew = waits && data?.viewer?.member.isCreator === true;

  useEffect(() => {
    if (!isNew) return;
    return requestPopup({
      priority: popupPriority.creatorHint,
      show: () => {
        setShown(true);
        void setFlags({ [FLAG]: true });
      },
    });
  }, [isNew, setFlags]);

  return shown ? (
    <Suspense>
      <CreatorWelcomeModal onClose={() => setShown(false)} />
    </Suspense>
  ) : null;
};
