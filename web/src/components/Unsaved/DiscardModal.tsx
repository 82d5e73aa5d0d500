import { Button, Group, Stack, Text } from '@mantine/core';
import { Dialog } from '../Dialog/Dialog.tsx';

interface DiscardModalProps {
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before what was typed and not saved is given up. */
export const DiscardModal = ({ onStay, onLeave }: DiscardModalProps) => (
  <Dialog onClose={onStay} title="有未保存的修改">
    <Stack>
      <Text>离开后，未保存的修改会丢失。</Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={onLeave}>
          放弃修改
        </Button>
        <Button data-autofocus onClick={onStay}>
          继续编辑
        </Button>
      </Group>
    </Stack>
  </Dialog>
);
