import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useState } from 'react';
import DeleteByTitle from '#components/DeleteByTitle/DeleteByTitle.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';
import { forgetProjectCounts } from '#domains/projects/forget-counts.ts';
import { useDeleteProjectMutation } from './ProjectActions.generated.ts';

interface DeleteProjectProps {
  project: { id: string; title: string };
  /** Once it has gone: leads away from where it stood. */
  onRemoved: () => unknown;
}

/** Deletes a project of the viewer's, by its title. */
const DeleteProject = ({ project, onRemoved }: DeleteProjectProps) => {
  const { id, title } = project;
  const { cache } = useApolloClient();
  const [asked, setAsked] = useState(false);
  const [remove] = useDeleteProjectMutation({
    context: { showsErrors: true },
    update: forgetProjectCounts,
  });
  const deleteIt = async () => {
    await remove({ variables: { input: { projectId: id } } });
    await onRemoved();
    // Lists that stand elsewhere lose it, too.
    cache.evict({ id: cache.identify({ __typename: 'Project', id }) });
  };
  return (
    <>
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
            onDelete={deleteIt}
            onClose={() => setAsked(false)}
          />
        )}
      </Opened>
    </>
  );
};

export default DeleteProject;
