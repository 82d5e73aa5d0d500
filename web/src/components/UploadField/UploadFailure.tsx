import '@mantine/core/styles/List.layer.css';
import { Alert, Button, Group, List } from '@mantine/core';
import type { UploadFault } from '#lib/upload.ts';
import { SignInAgain } from '../SignInAgain/SignInAgain.tsx';

const TITLES: Record<UploadFault, string> = {
  FILE: '文件有问题',
  NETWORK: '文件没有上传成功',
  SESSION: '登录已失效',
};

interface UploadFailureProps {
  messages: readonly string[];
  fault: UploadFault;
  /** Sends the same file again. */
  onRetry: () => void;
}

/** Says line by line why a file hasn't arrived; one that isn't at fault itself is sent again. */
export const UploadFailure = ({ messages, fault, onRetry }: UploadFailureProps) => (
  <Alert mt="xs" color="danger" title={TITLES[fault]} role="alert">
    <List size="sm">
      {messages.map((message) => (
        <List.Item key={message}>{message}</List.Item>
      ))}
    </List>
    {fault !== 'FILE' && (
      <Group gap="sm" mt="sm">
        {fault === 'SESSION' && <SignInAgain />}
        <Button size="sm" variant="default" onClick={onRetry}>
          重试
        </Button>
      </Group>
    )}
  </Alert>
);
