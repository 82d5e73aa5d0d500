import { lazy, Suspense, useEffect, useState } from 'react';
import type { Viewer } from '../../domains/account/components/Viewer/useViewer.ts';
import { useWeakFlags } from '../../domains/account/components/WeakFlags/useWeakFlags.ts';
import { useMyColumnsQuery } from '../../domains/columns/components/AuthorButtons/AuthorButtons.generated.ts';
import { popupPriority, requestPopup } from '../popup-lock.ts';

const CreatorWelcomeModal = lazy(() => import('./CreatorWelcomeModal.tsx'));

/** The weak flag of who has been welcomed. */
const FLAG = 'creator_hint_shown';

const wasWelcomed = (flags: unknown) =>
  // Where the flags can't be read, nobody is welcomed twice.
  typeof flags !== 'object' || flags === null || (FLAG in flags && Boolean(flags[FLAG]));

/**
 * Welcomes who has got the right to write columns, once (spec 1, section 4: Creator welcome). Who
 * has a column already has found the way there.
 */
export const CreatorWelcome = ({ viewer }: { viewer: Viewer }) => {
  const { flags, setFlags } = useWeakFlags(viewer);
  const waits = viewer.roles.includes('COLUMNIST') && !wasWelcomed(flags);
  const [shown, setShown] = useState(false);
  const { data } = useMyColumnsQuery({ skip: !waits, context: { showsErrors: true } });
  const columns = data?.viewer?.columns;
  const isNew = waits && columns?.mayCreate === true && columns.items?.length === 0;

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
