import { Alert, Button, Stack, Text, TextInput, type TextInputProps } from '@mantine/core';
import type { useCodeSending } from './useCodeSending.ts';
import classes from './Verification.module.css';

interface CodeFieldProps {
  sending: ReturnType<typeof useCodeSending>;
  onSend: () => void;
  /** Asks for a call instead of a message. */
  onVoice?: () => void;
  input: TextInputProps;
}

/** Six digits, with the button that proves one is no machine and sends them. */
export const CodeField = ({ sending, onSend, onVoice, input }: CodeFieldProps) => {
  const { busy, left, failure } = sending;
  return (
    <Stack gap="xs">
      {failure !== null && (
        <Alert color="danger" title="验证码发送失败" role="alert">
          {failure}
        </Alert>
      )}
      <div className={classes.code}>
        <TextInput
          label="验证码"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          {...input}
        />
        <Button variant="default" disabled={left > 0} loading={busy} onClick={onSend}>
          {left > 0 ? `${left} 秒后重新获取` : '获取验证码'}
        </Button>
      </div>
      <Text size="sm" c="dimmed" role="status">
        {busy ? '正在完成安全验证…' : ''}
      </Text>
      {onVoice && (
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.voice}
          disabled={left > 0 || busy}
          onClick={onVoice}
        >
          收不到短信？使用语音验证码
        </Button>
      )}
    </Stack>
  );
};
