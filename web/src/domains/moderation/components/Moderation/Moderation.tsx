import { lazy } from 'react';
import { Contained } from '../../../../components/Contained/Contained.tsx';
import { useViewer } from '../../../account/components/Viewer/useViewer.ts';
import type { ModerationProps } from './moderation-props.ts';

const ModerationActions = lazy(() => import('./ModerationActions.tsx'));
const FoldNotice = lazy(() => import('./FoldNotice.tsx'));

/** What administrators do to others' content; nothing for everybody else. */
export const Moderation = (props: ModerationProps) => {
  const { viewer } = useViewer();
  if (!viewer?.roles.includes('ADMIN') || viewer.member.id === props.ownerId) return null;
  return (
    <Contained>
      <ModerationActions {...props} />
    </Contained>
  );
};

/** That content is folded, and why; nothing for what everybody reads. */
export const Folded = ({ what, reason }: { what: string; reason: string | null }) =>
  reason === null ? null : (
    <Contained>
      <FoldNotice what={what} reason={reason} />
    </Contained>
  );
