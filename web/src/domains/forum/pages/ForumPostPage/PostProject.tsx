import { Anchor, Group, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { unavailableText } from '#components/Missing/unavailable-text.ts';
import { NotebookPreview } from '#domains/projects/components/NotebookPreview/NotebookPreview.tsx';
import { projectPath } from '#domains/projects/paths.ts';
import type { Post } from './post.ts';
import classes from './ForumPostPage.module.css';

/** The project that a post is about: its newest notebooks, and the way to all of it. */
export const PostProject = ({ project }: { project: Post['project'] }) => (
  <section aria-label="关联项目" className={classes.project}>
    {project ? (
      <>
        <Group justify="space-between" gap="xs" mb="sm">
          <Title order={2} size="h4">
            {project.title}
          </Title>
          <Anchor
            component={Link}
            to={projectPath(project.id, { versionId: project.versions[0]?.id ?? null })}
            target="_blank"
          >
            查看项目详情
          </Anchor>
        </Group>
        <NotebookPreview projectId={project.id} />
      </>
    ) : (
      <Text c="dimmed">{unavailableText('项目')}</Text>
    )}
  </section>
);
