import { lazy } from 'react';
import { Contained } from '#components/Contained/Contained.tsx';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import type { ModerationProps } from './moderation-props.ts';

const ModerationActions = lazy(() => import('./ModerationActions.tsx'));
const FoldNotice = lazy(() => import('./FoldNotice.tsx'));

/** Administrators' actions on others' content; nothing for all other viewers. */
export const Moderation = (props: ModerationProps) => {
  const { viewer } = useViewer();
  if (!viewer?.roles.includes('ADMIN') || viewer.member.id === props.ownerId) return null;
  return (
    <Contained>
      <ModerationActions {...props} />
    </Contained>
  );
};

/** Note that content is folded, and why; nothing for content that everyone reads. */
export const Folded = ({ what, reason }: { what: string; reason: string | null }) =>
  reason === null ? null : (
    <Contained>
      <FoldNotice what={what} reason={reason} />
    </Contained>
  );
