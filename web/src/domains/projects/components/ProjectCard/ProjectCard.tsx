import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Badge, Button, Text } from '@mantine/core';
import { IconMessageCircle } from '@tabler/icons-react';
import { decoratedCount } from '@whaletide/schema/shared/rules/counts.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { AuthorshipMark } from '#components/AuthorshipMark/AuthorshipMark.tsx';
import { Count } from '#components/Count/Count.tsx';
import { LevelTag } from '#components/LevelTag/LevelTag.tsx';
import { RelativeTime } from '#components/RelativeTime/RelativeTime.tsx';
import { MemberFace, MemberName } from '#domains/members/components/MemberLink/MemberLink.tsx';
import { OrganizationLink } from '#domains/organizations/components/OrganizationLink/OrganizationLink.tsx';
import { projectCommentsPath, projectPath } from '#domains/projects/paths.ts';
import { languageName } from '#domains/projects/language-names.ts';
import { BookmarkButton } from '../BookmarkButton/BookmarkButton.tsx';
import { VisibilityBadge } from '../VisibilityBadge/VisibilityBadge.tsx';
import { VoteButton } from '../VoteButton/VoteButton.tsx';
import { type ProjectFactsFragment, ProjectFactsFragmentDoc } from './ProjectCard.generated.ts';
import surfaces from '#theme/surfaces.module.css';
import classes from './ProjectCard.module.css';

interface ProjectCardProps {
  project: FragmentType<ProjectFactsFragment>;
  /** Stands before the others of this list; by default where its author pinned it. */
  pinned?: boolean;
  /** Actions for its author and administrators, where the list offers them. */
  actions?: (project: ProjectFactsFragment) => ReactNode;
}

/** A project in a list. */
export const ProjectCard = ({ project: from, pinned, actions }: ProjectCardProps) => {
  const { data: project } = useSuspenseFragment({
    fragment: ProjectFactsFragmentDoc,
    fragmentName: 'ProjectFacts',
    from,
  });
  const { id, title, description, language, tags, organization, author, updatedAt } = project;
  const place = organization?.shortName;
  return (
    <li className={`${surfaces.row} ${classes.row}`} data-exposes={`project:${id}`}>
      <div className={classes.text}>
        <h2 className={classes.title}>
          <Link to={projectPath(id, { organization: place })} className={surfaces.link}>
            {title}
          </Link>
        </h2>
        {description && (
          <Text size="sm" c="dimmed" lineClamp={2}>
            {description}
          </Text>
        )}
        <div className={classes.facts}>
          {(pinned ?? project.isPinned) && <Badge color="gold">置顶</Badge>}
          {project.isFork && <Badge color="gray">Fork</Badge>}
          <VisibilityBadge project={project} />
          <AuthorshipMark of={project} />
          {language && <Badge variant="light">{languageName(language)}</Badge>}
          {tags.map((tag) => (
            <Badge key={tag.id} variant="light" color="gray">
              {tag.name}
            </Badge>
          ))}
          {organization && <OrganizationLink organization={organization} />}
          {author && (
            <span className={classes.author}>
              <MemberFace member={author} size={20} />
              <MemberName member={author} />
              <LevelTag level={author.level} />
              {author.communityVerification?.name &&
                author.communityVerification.name !== author.name && (
                  <Text component="span" size="xs" c="dimmed">
                    {author.communityVerification.name}
                  </Text>
                )}
            </span>
          )}
          <span>
            <RelativeTime time={project.versionedAt ?? updatedAt} />
            更新
          </span>
          <span>
            <Count value={project.viewsCount} /> 次浏览
          </span>
          {project.forksCount > 0 && (
            <span>
              <Count value={project.forksCount} /> 次 Fork
            </span>
          )}
        </div>
      </div>
      <div className={classes.ways}>
        {actions?.(project)}
        <Button
          component={Link}
          to={projectCommentsPath(id, place)}
          size="compact-sm"
          variant="subtle"
          aria-label={`项目「${title}」的评论，${decoratedCount(project.commentsCount)}条`}
          leftSection={<IconMessageCircle size={16} stroke={1.5} aria-hidden />}
        >
          <Count value={project.commentsCount} />
        </Button>
        <VoteButton project={project} />
        <BookmarkButton project={project} />
      </div>
    </li>
  );
};
