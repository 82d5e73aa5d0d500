import { columnDeletionProblem } from '@whaletide/schema/domains/columns/rules/columns.ts';
import { lazy, useState } from 'react';
import { Contained } from '#components/Contained/Contained.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';
import { ReasonedButton } from '#components/ReasonedButton/ReasonedButton.tsx';
import { useNavigate } from '#routing/useNavigate.ts';
import { MyColumnsDocument } from '#domains/columns/components/AuthorButtons/AuthorButtons.generated.ts';
import { columnListPath } from '#domains/columns/paths.ts';
import { useDeleteColumnMutation } from './EditColumn.generated.ts';

const DeleteByTitle = lazy(() => import('#components/DeleteByTitle/DeleteByTitle.tsx'));

interface DeleteColumnProps {
  column: { id: string; name: string; projectsCount: number };
}

/** Deletes one's empty column for good, once its name was typed; one that isn't empty says so. */
export const DeleteColumn = ({ column: { id, name, projectsCount } }: DeleteColumnProps) => {
  const [asking, setAsking] = useState(false);
  const [remove, { client }] = useDeleteColumnMutation({
    context: { showsErrors: true },
    // The viewer's rights have changed.
    refetchQueries: [MyColumnsDocument],
  });
  const navigate = useNavigate();
  const send = async () => {
    await remove({ variables: { input: { columnId: id } } });
    await navigate(columnListPath, { replace: true });
    client.cache.evict({ id: client.cache.identify({ __typename: 'Column', id }) });
  };
  return (
    <>
      <ReasonedButton
        variant="light"
        color="danger"
        aria-haspopup="dialog"
        reason={columnDeletionProblem(projectsCount)?.message}
        onClick={() => setAsking(true)}
      >
        删除专栏
      </ReasonedButton>
      <Opened of={asking}>
        {() => (
          <Contained>
            <DeleteByTitle
              heading="删除专栏"
              title={name}
              failed="删除失败"
              onDelete={send}
              onClose={() => setAsking(false)}
            />
          </Contained>
        )}
      </Opened>
    </>
  );
};
