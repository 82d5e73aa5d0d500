import { Button, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import DeleteByTitle from '#components/DeleteByTitle/DeleteByTitle.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';
import { useNavigate } from '#routing/useNavigate.ts';
import { manageCompetitionsPath } from '#domains/organizations/paths.ts';
import { useDeleteCompetitionMutation } from './OverviewPanel.generated.ts';

interface DeleteDraftProps {
  competition: { id: string; name: string };
}

/** 删除草稿, then back to the list of what one manages. */
export const DeleteDraft = ({ competition: { id, name } }: DeleteDraftProps) => {
  const { shortName = '' } = useParams();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const [remove, { client }] = useDeleteCompetitionMutation({ context: { showsErrors: true } });
  const confirm = async () => {
    await remove({ variables: { input: { competitionId: id } } });
    // The page of a competition that is gone is left before what it shows goes too.
    await navigate(manageCompetitionsPath(shortName), { replace: true });
    client.cache.evict({ id: client.cache.identify({ __typename: 'Competition', id }) ?? '' });
  };
  return (
    <div>
      <Button
        variant="light"
        color="danger"
        aria-haspopup="dialog"
        leftSection={<IconTrash size={18} stroke={1.5} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        删除草稿
      </Button>
      <Opened of={asking}>
        {() => (
          <DeleteByTitle
            heading="删除草稿"
            title={name}
            onDelete={confirm}
            onClose={() => setAsking(false)}
          >
            <Text>比赛的阶段、任务和数据集会一并删除。</Text>
          </DeleteByTitle>
        )}
      </Opened>
    </div>
  );
};
