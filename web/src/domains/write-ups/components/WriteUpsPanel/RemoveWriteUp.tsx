import { useApolloClient } from '@apollo/client/react';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { ConfirmModal } from '#components/ConfirmModal/ConfirmModal.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';
import { notify } from '#lib/notify.ts';
import { useFramed } from '#routing/useFramed.ts';
import { useNavigate } from '#routing/useNavigate.ts';
import { writeUpsPath } from './write-up-paths.ts';
import { useRemoveWriteUpMutation } from './WriteUpsPanel.generated.ts';

interface RemoveWriteUpProps {
  competitionId: string;
  id: string;
  /** Called once it is deleted. */
  onRemoved: () => void;
}

/** Deletes the write-up of the viewer's team, after asking. */
export const RemoveWriteUp = ({ competitionId, id, onRemoved }: RemoveWriteUpProps) => {
  const [isAsked, setAsked] = useState(false);
  const { cache } = useApolloClient();
  const { framed } = useFramed();
  const navigate = useNavigate();
  const [remove] = useRemoveWriteUpMutation({ context: { showsErrors: true } });
  const confirm = async () => {
    await remove({ variables: { input: { writeUpId: id } } });
    onRemoved();
    cache.evict({ id: cache.identify({ __typename: 'WriteUp', id }) });
    cache.evict({
      id: cache.identify({ __typename: 'Competition', id: competitionId }),
      fieldName: 'writeUps',
    });
    notify.done('方案已删除');
    await navigate(framed(writeUpsPath(competitionId)));
  };
  return (
    <>
      <Button variant="default" aria-haspopup="dialog" onClick={() => setAsked(true)}>
        删除方案
      </Button>
      <Opened of={isAsked}>
        {() => (
          <ConfirmModal
            title="删除方案"
            action="删除"
            failed="删除失败"
            danger
            onConfirm={confirm}
            onClose={() => setAsked(false)}
          >
            <Text>整份方案和它的全部版本都会删除，不能恢复。</Text>
          </ConfirmModal>
        )}
      </Opened>
    </>
  );
};
