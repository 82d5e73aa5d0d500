import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import DeleteByTitle from '../../../../components/DeleteByTitle/DeleteByTitle.tsx';
import { Opened } from '../../../../components/Dialog/Opened.tsx';
import { forgetDatasetCounts } from '../../forget-dataset-counts.ts';
import { editProjectPath } from '../../paths.ts';
import type { ProjectActionsProps } from './project-actions-props.ts';
import { useDeleteProjectMutation } from './ProjectActions.generated.ts';

/** What its author does with a project: deletes it, by its title. */
const OwnActions = ({ project, onRemoved }: ProjectActionsProps) => {
  const { id, title } = project;
  const [asked, setAsked] = useState(false);
  const [remove] = useDeleteProjectMutation({
    context: { showsErrors: true },
    update: forgetDatasetCounts,
  });
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
      <Button
        size="compact-sm"
        variant="subtle"
        color="danger"
        aria-haspopup="dialog"
        aria-label={`删除项目「${title}」`}
        onClick={() => setAsked(true)}
      >
        删除
      </Button>
      <Opened of={asked}>
        {() => (
          <DeleteByTitle
            heading="删除项目"
            title={title}
            onDelete={async () => {
              await remove({ variables: { input: { projectId: id } } });
              await onRemoved();
            }}
            onClose={() => setAsked(false)}
          />
        )}
      </Opened>
    </>
  );
};

export default OwnActions;
