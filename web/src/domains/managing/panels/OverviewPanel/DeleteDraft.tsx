import { Button, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { ConfirmModal } from '../../../../components/ConfirmModal/ConfirmModal.tsx';
import { Opened } from '../../../../components/Dialog/Opened.tsx';
import { notify } from '../../../../lib/notify.ts';
import { manageCompetitionsPath } from '../../../organizations/paths.ts';
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
    notify.done('草稿已删除', '操作成功');
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
          <ConfirmModal
            title="删除草稿"
            action="删除"
            failed="删除失败"
            danger
            onConfirm={confirm}
            onClose={() => setAsking(false)}
          >
            <Text>确定删除「{name}」吗？它的阶段、任务和数据集会一并删除，不能恢复。</Text>
          </ConfirmModal>
        )}
      </Opened>
    </div>
  );
};
