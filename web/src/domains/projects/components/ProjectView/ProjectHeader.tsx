import { Badge, Button, Group, Text, Title } from '@mantine/core';
import { lazy } from 'react';
import { Link } from 'react-router';
import { AppLink } from '../../../../components/AppLink/AppLink.tsx';
import { Contained } from '../../../../components/Contained/Contained.tsx';
import { Count } from '../../../../components/Count/Count.tsx';
import { LevelTag } from '../../../../components/LevelTag/LevelTag.tsx';
import { formatDateTime } from '../../../../lib/dates.ts';
import { useNavigate } from '../../../../routing/useNavigate.ts';
import { useViewer } from '../../../account/components/Viewer/useViewer.ts';
import { MemberFace, MemberName } from '../../../members/components/MemberLink/MemberLink.tsx';
import { Folded, Moderation } from '../../../moderation/components/Moderation/Moderation.tsx';
import { OrganizationLink } from '../../../organizations/components/OrganizationLink/OrganizationLink.tsx';
import { languageName } from '../../language-names.ts';
import { editProjectPath, projectListPath, projectPath } from '../../paths.ts';
import { BookmarkButton } from '../BookmarkButton/BookmarkButton.tsx';
import { DownloadButton } from '../DownloadButton/DownloadButton.tsx';
import { ForkButton } from '../ForkButton/ForkButton.tsx';
import { ShareProjectButton } from '../ShareProject/ShareProjectButton.tsx';
import { VisibilityBadge } from '../VisibilityBadge/VisibilityBadge.tsx';
import { VoteButton } from '../VoteButton/VoteButton.tsx';
import type { ProjectDetailFragment } from './ProjectView.generated.ts';

const DeleteProject = lazy(() => import('../ProjectActions/DeleteProject.tsx'));

interface ProjectHeaderProps {
  project: ProjectDetailFragment;
  /** The version that is read; none where there is none. */
  version: { id: string; downloadUrl: string } | undefined;
  /** With which it is read; null where none is needed. */
  token: string | null;
  /** It came by a link: it is read, and nothing else is done with it. */
  byLink: boolean;
  onRemoved: () => Promise<unknown>;
}

/** What a project is, whose, and what is done with it. */
export const ProjectHeader = (props: ProjectHeaderProps) => {
  const { project, version, token, byLink, onRemoved } = props;
  const { id, title, organization, author, forkedFrom } = project;
  const navigate = useNavigate();
  const { viewer } = useViewer();
  const own = viewer !== null && viewer.member.id === author?.id;
  return (
    <>
      <Folded what="项目" reason={project.foldReason} />
      <Group gap="xs">
        <Title order={1}>{title}</Title>
        {project.isFork && <Badge color="gray">Fork</Badge>}
        <VisibilityBadge project={project} />
      </Group>
      {project.isFork && (
        <Text size="sm" c="dimmed">
          {forkedFrom ? (
            <>
              Fork 自
              <AppLink to={projectPath(forkedFrom.id)} underline="always" inherit>
                「{forkedFrom.title}」
              </AppLink>
            </>
          ) : (
            '原项目已不可见'
          )}
        </Text>
      )}
      {project.description && (
        <Text c="dimmed" mt="xs">
          {project.description}
        </Text>
      )}
      <Group gap="xs" mt="xs">
        {project.language && <Badge variant="light">{languageName(project.language)}</Badge>}
        {project.tags.map((tag) => (
          <Badge key={tag.id} variant="light" color="gray">
            {tag.name}
          </Badge>
        ))}
      </Group>
      <Group gap="xs" mt="xs">
        {organization && <OrganizationLink organization={organization} />}
        {author && (
          <>
            <MemberFace member={author} size={32} />
            <Text fw={500} component="span">
              <MemberName member={author} />
            </Text>
            <LevelTag level={author.level} />
          </>
        )}
        <Text size="sm" c="dimmed">
          更新于 {formatDateTime(project.updatedAt)}
        </Text>
        <Text size="sm" c="dimmed">
          <Count value={project.viewsCount} /> 次浏览
        </Text>
      </Group>
      <Group gap="xs" mt="xs">
        {!byLink && <VoteButton project={project} />}
        {!byLink && <BookmarkButton project={project} />}
        {!byLink && version && <ForkButton project={project} versionId={version.id} />}
        {version && <DownloadButton url={version.downloadUrl} token={token} />}
        {!byLink && (own || !project.private) && <ShareProjectButton project={project} own={own} />}
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
        {!byLink && !project.private && (
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
    </>
  );
};
