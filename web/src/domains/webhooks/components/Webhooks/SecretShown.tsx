import '@mantine/core/styles/Code.layer.css';
import { Alert, Button, Code, Group, Stack } from '@mantine/core';
import { CopyButton } from '#components/CopyButton/CopyButton.tsx';

interface SecretShownProps {
  secret: string;
  onClose: () => void;
}

/** Secret that has just been made, the only time that anyone sees it. */
export const SecretShown = ({ secret, onClose }: SecretShownProps) => (
  <Stack>
    <Alert color="gold">密钥只显示这一次，请现在复制并妥善保存。用它验证收到的签名。</Alert>
    <Code block>{secret}</Code>
    <Group justify="flex-end">
      <CopyButton text={secret} variant="light">
        复制密钥
      </CopyButton>
      <Button onClick={onClose}>我已保存</Button>
    </Group>
  </Stack>
);
