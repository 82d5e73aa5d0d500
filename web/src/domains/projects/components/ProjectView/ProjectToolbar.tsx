import { Button, Group } from '@mantine/core';
import { lazy } from 'react';
import { Link } from 'react-router';
import { Contained } from '#components/Contained/Contained.tsx';
import { useNavigate } from '#routing/useNavigate.ts';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import { Moderation } from '#domains/moderation/components/Moderation/Moderation.tsx';
import { editProjectPath, projectListPath } from '#domains/projects/paths.ts';
import { BookmarkButton } from '../BookmarkButton/BookmarkButton.tsx';
import { DownloadButton } from '../DownloadButton/DownloadButton.tsx';
import { ForkButton } from '../ForkButton/ForkButton.tsx';
import { ShareProjectButton } from '../ShareProject/ShareProjectButton.tsx';
import { VoteButton } from '../VoteButton/VoteButton.tsx';
import type { ProjectDetailFragment } from './ProjectView.generated.ts';

const DeleteProject = lazy(() => import('../ProjectActions/DeleteProject.tsx'));

export interface ProjectToolbarProps {
  project: ProjectDetailFragment;
  /** The version that is read; undefined where there is none. */
  version: { id: string; downloadUrl: string } | undefined;
  /** With which it is read; null where none is needed. */
  token: string | null;
  /** It came by a link: it is read, and nothing else is done with it. */
  byLink: boolean;
  onRemoved: () => Promise<unknown>;
}

/** All that can be done with a project. */
export const ProjectToolbar = (props: ProjectToolbarProps) => {
  const { project, version, token, byLink, onRemoved } = props;
  const { id, author } = project;
  const navigate = useNavigate();
  const { viewer } = useViewer();
  const own = viewer !== null && viewer.member.id === author?.id;
  return (
    <Group gap="xs" mt={4}>
      {!byLink && <VoteButton project={project} />}
      {!byLink && <BookmarkButton project={project} />}
      {!byLink && version && <ForkButton project={project} versionId={version.id} />}
      {version && <DownloadButton url={version.downloadUrl} token={token} />}
      {!byLink && (own || !project.isPrivate) && <ShareProjectButton project={project} own={own} />}
      {!byLink && own && (
        <>
          <Button component={Link} to={editProjectPath(id)} size="compact-sm" variant="subtle">
            编辑
          </Button>
          <Contained>
            <DeleteProject
              project={project}
              onRemoved={() => navigate(projectListPath, { replace: true })}
            />
          </Contained>
        </>
      )}
      {!byLink && !project.isPrivate && (
        <Moderation
          kind="PROJECT"
          id={id}
          what="项目"
          ownerId={author?.id}
          foldReason={project.foldReason}
          compact
          onRemoved={onRemoved}
        />
      )}
    </Group>
  );
};
