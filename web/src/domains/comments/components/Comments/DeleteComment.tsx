import { Text } from '@mantine/core';
import { ConfirmModal } from '#components/ConfirmModal/ConfirmModal.tsx';

interface DeleteCommentProps {
  onDelete: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before one's own comment is deleted. */
const DeleteComment = ({ onDelete, onClose }: DeleteCommentProps) => (
  <ConfirmModal
    title="删除评论"
    action="删除"
    failed="删除失败"
    danger
    onConfirm={onDelete}
    onClose={onClose}
  >
    <Text>删除后不能恢复，它下面的回复会保留。</Text>
  </ConfirmModal>
);

export default DeleteComment;
