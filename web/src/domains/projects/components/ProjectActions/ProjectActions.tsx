import { lazy } from 'react';
import { Contained } from '#components/Contained/Contained.tsx';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import type { ProjectActionsProps } from './project-actions-props.ts';

const OwnActions = lazy(() => import('./OwnActions.tsx'));
const EditorActions = lazy(() => import('./EditorActions.tsx'));

/** Viewer's actions on a project of a list, as its author or as an administrator; else nothing. */
export const ProjectActions = (props: ProjectActionsProps) => {
  const { viewer } = useViewer();
  const own = viewer !== null && viewer.member.id === props.project.author?.id;
  const edits = !props.project.isPrivate && (viewer?.roles.includes('ADMIN') ?? false);
  if (!own && !edits) return null;
  return (
    <Contained>
      {edits && <EditorActions {...props} />}
      {own && <OwnActions {...props} />}
    </Contained>
  );
};
