import { Badge, Group, Title } from '@mantine/core';
import { AuthorshipMark } from '#components/AuthorshipMark/AuthorshipMark.tsx';
import { Folded } from '#domains/moderation/components/Moderation/Moderation.tsx';
import { VisibilityBadge } from '../VisibilityBadge/VisibilityBadge.tsx';
import { ProjectFacts } from './ProjectFacts.tsx';
import { ProjectToolbar, type ProjectToolbarProps } from './ProjectToolbar.tsx';

interface ProjectHeaderProps extends ProjectToolbarProps {
  /** Leaves out what the project is about, on every tab but the first. */
  folds: boolean;
}

/** A project's title, what it is about, and what can be done with it. */
export const ProjectHeader = ({ folds, ...props }: ProjectHeaderProps) => {
  const { project } = props;
  return (
    <>
      <Folded what="项目" reason={project.foldReason} />
      <Group gap="xs">
        <Title order={1} size={folds ? 'h3' : undefined}>
          {project.title}
        </Title>
        {project.isFork && <Badge color="gray">Fork</Badge>}
        <VisibilityBadge project={project} />
        <AuthorshipMark of={project} />
      </Group>
      {!folds && <ProjectFacts project={project} />}
      <ProjectToolbar {...props} />
    </>
  );
};
