import { Badge, Group, Text } from '@mantine/core';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { Count } from '#components/Count/Count.tsx';
import { LevelTag } from '#components/LevelTag/LevelTag.tsx';
import { formatDateTime } from '#lib/dates.ts';
import { MemberFace, MemberName } from '#domains/members/components/MemberLink/MemberLink.tsx';
import { OrganizationLink } from '#domains/organizations/components/OrganizationLink/OrganizationLink.tsx';
import { languageName } from '#domains/projects/language-names.ts';
import { projectPath } from '#domains/projects/paths.ts';
import type { ProjectDetailFragment } from './ProjectView.generated.ts';

const Origin = ({ from }: { from: ProjectDetailFragment['forkedFrom'] }) => (
  <Text size="sm" c="dimmed">
    {from ? (
      <>
        Fork 自
        <AppLink to={projectPath(from.id)} underline="always" inherit>
          「{from.title}」
        </AppLink>
      </>
    ) : (
      '原项目已不可见'
    )}
  </Text>
);

/** A project's description, author, time of change and tags. */
export const ProjectFacts = ({ project }: { project: ProjectDetailFragment }) => {
  const { organization, author } = project;
  return (
    <>
      {project.isFork && <Origin from={project.forkedFrom} />}
      {project.description && (
        <Text c="dimmed" mt={4} lineClamp={2}>
          {project.description}
        </Text>
      )}
      <Group gap="4px 10px" mt={4}>
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
        {project.language && <Badge variant="light">{languageName(project.language)}</Badge>}
        {project.tags.map((tag) => (
          <Badge key={tag.id} variant="light" color="gray">
            {tag.name}
          </Badge>
        ))}
      </Group>
    </>
  );
};
