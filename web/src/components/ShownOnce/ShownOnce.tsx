import '@mantine/core/styles/Code.layer.css';
import { Alert, Button, Code, Group, Stack } from '@mantine/core';
import { CopyButton } from '../CopyButton/CopyButton.tsx';

interface ShownOnceProps {
  token: string;
  onClose: () => void;
}

/** Token that has just been made, the only time that anyone sees it. */
export const ShownOnce = ({ token, onClose }: ShownOnceProps) => (
  <Stack>
    <Alert color="gold">令牌只显示这一次，请现在复制并妥善保存。</Alert>
    <Code block>{token}</Code>
    <Group justify="flex-end">
      <CopyButton text={token} variant="light">
        复制令牌
      </CopyButton>
      <Button onClick={onClose}>我已保存</Button>
    </Group>
  </Stack>
);
