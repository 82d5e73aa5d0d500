import { lazy, Suspense, useEffect, useState } from 'react';
import type { Viewer } from '#domains/account/components/Viewer/useViewer.ts';
import { useWeakFlags } from '#domains/account/components/WeakFlags/useWeakFlags.ts';
import { notify } from '#lib/notify.ts';
import { popupPriority, requestPopup } from '../popup-lock.ts';

const LevelUpModal = lazy(() => import('./LevelUpModal.tsx'));

/** The weak flag that holds the level for which the member has been congratulated. */
const FLAG = 'recorded-level';

/** Null as long as none was recorded; undefined while the flags can't be read. */
const recordedLevel = (flags: unknown) => {
  if (!flags || typeof flags !== 'object') return undefined;
  const level = FLAG in flags ? flags[FLAG] : null;
  return typeof level === 'number' ? level : null;
};

/** The notice and the modal of a new level, once for each. */
export const LevelUp = ({ viewer }: { viewer: Viewer }) => {
  const { level } = viewer.level;
  const [shown, setShown] = useState(false);
  const { flags, setFlags } = useWeakFlags(viewer);
  const recorded = recordedLevel(flags);
  const risen = level > 1 && typeof recorded === 'number' && level > recorded;

  useEffect(() => {
    // The first level that we see is where the member stands, not a rise.
    if (recorded === null) void setFlags({ [FLAG]: level });
  }, [recorded, level, setFlags]);

  useEffect(() => {
    if (!risen) return;
    return requestPopup({
      priority: popupPriority.levelUp,
      show: () => {
        notify.done(`恭喜你升级到LV${level}`, '升级通知');
        setShown(true);
        void setFlags({ [FLAG]: level });
      },
    });
  }, [risen, level, setFlags]);

  return shown ? (
    <Suspense>
      <LevelUpModal level={viewer.level} onClose={() => setShown(false)} />
    </Suspense>
  ) : null;
};
