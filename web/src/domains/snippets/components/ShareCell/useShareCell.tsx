import { lazy, useState } from 'react';
import { useLocation } from 'react-router';
import { Contained } from '#components/Contained/Contained.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';
import { useNavigate } from '#routing/useNavigate.ts';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import { signInPath } from '#domains/account/paths.ts';
import type { Cell } from './ShareCellModal.tsx';

const ShareCellModal = lazy(() => import('./ShareCellModal.tsx'));

/** 分享代码片段 on a cell of code: visitors sign in first and come back. */
export const useShareCell = () => {
  const { viewer, loading } = useViewer();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [cell, setCell] = useState<Cell | null>(null);
  const dialog = (
    <Opened of={cell}>
      {(shared) => (
        <Contained>
          <ShareCellModal cell={shared} onClose={() => setCell(null)} />
        </Contained>
      )}
    </Opened>
  );
  const share = (next: Cell) => {
    if (viewer || loading) setCell(next);
    else void navigate(signInPath(pathname + search));
  };
  return { share, dialog };
};
