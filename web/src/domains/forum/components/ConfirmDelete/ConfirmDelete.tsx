import { Button, Group, Text } from '@mantine/core';
import { Dialog } from '#components/Dialog/Dialog.tsx';

interface ConfirmDeleteProps {
  title: string;
  text: string;
  deleting: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something is deleted. */
const ConfirmDelete = ({ title, text, deleting, onConfirm, onClose }: ConfirmDeleteProps) => (
  <Dialog onClose={onClose} title={title} size="sm">
    <Text mb="lg">{text}</Text>
    <Group justify="flex-end" gap="sm">
      <Button variant="default" onClick={onClose}>
        取消
      </Button>
      <Button color="danger" loading={deleting} onClick={onConfirm} data-autofocus>
        删除
      </Button>
    </Group>
  </Dialog>
);

export default ConfirmDelete;
