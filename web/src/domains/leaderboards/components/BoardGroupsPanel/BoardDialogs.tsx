import { Text } from '@mantine/core';
import { ConfirmModal } from '#components/ConfirmModal/ConfirmModal.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';
import { notify } from '#lib/notify.ts';
import { useDeleteBoardGroupMutation } from './BoardGroupsPanel.generated.ts';
import { BoardTeamsModal } from './BoardTeamsModal.tsx';
import { GroupModal } from './GroupModal.tsx';
import type { OpenedPart } from './opened.ts';
import { TemplateModal } from './TemplateModal.tsx';

interface BoardDialogsProps {
  opened: OpenedPart | null;
  /** Asks for the groups again after a change. */
  onChanged: () => Promise<unknown>;
  onClose: () => void;
}

/** Dialogs of the panel, of which one is open at a time. */
export const BoardDialogs = ({ opened, onChanged, onClose }: BoardDialogsProps) => {
  const [remove] = useDeleteBoardGroupMutation({ context: { showsErrors: true } });
  return (
    <>
      <Opened of={opened?.what === 'group' && opened}>
        {({ task, group }) => (
          <GroupModal task={task} group={group} onSaved={onChanged} onClose={onClose} />
        )}
      </Opened>
      <Opened of={opened?.what === 'teams' && opened}>
        {({ board }) => <BoardTeamsModal board={board} onClose={onClose} />}
      </Opened>
      <Opened of={opened?.what === 'template' && opened}>
        {({ owner }) => <TemplateModal owner={owner} onClose={onClose} />}
      </Opened>
      <Opened of={opened?.what === 'delete' && opened}>
        {({ group }) => (
          <ConfirmModal
            title="删除榜单分组"
            action="删除"
            failed="删除失败"
            danger
            onConfirm={async () => {
              await remove({ variables: { input: { groupId: group.id } } });
              await onChanged();
              notify.done('已删除');
            }}
            onClose={onClose}
          >
            <Text>确定删除分组「{group.name}」及其中的榜单吗？团队的成绩不受影响。</Text>
          </ConfirmModal>
        )}
      </Opened>
    </>
  );
};
