import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { editProjectPath } from '#domains/projects/paths.ts';
import DeleteProject from './DeleteProject.tsx';
import type { ProjectActionsProps } from './project-actions-props.ts';

/** Author's actions on a project of a list: change it, and delete it. */
const OwnActions = ({ project, onRemoved }: ProjectActionsProps) => {
  const { id, title } = project;
  return (
    <>
      <Button
        component={Link}
        to={editProjectPath(id)}
        size="compact-sm"
        variant="subtle"
        aria-label={`编辑项目「${title}」`}
      >
        编辑
      </Button>
      <DeleteProject project={project} onRemoved={onRemoved} />
    </>
  );
};

export default OwnActions;
