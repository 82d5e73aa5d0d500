import '@mantine/core/styles/Code.layer.css';
import { Alert, Button, Code, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { CopyButton } from '#components/CopyButton/CopyButton.tsx';
import { ConfirmModal } from '#components/ConfirmModal/ConfirmModal.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';
import { useOrigin } from '#lib/page-render.ts';
import { StatementField } from './StatementField.tsx';
import type { Statement } from './useStatement.ts';
import { useRenewUploadTokenMutation } from '../WorkList/WorkList.generated.ts';

/** Stands for a token while it isn't asked for. */
const HIDDEN = '••••••••';

interface TokenSubmissionProps {
  taskId: string;
  /** With their dots, and the largest size in KB. */
  acceptExts: readonly string[];
  sizeLimit: number;
  /** Null for anyone but the captain. */
  token: string | null;
  statement: Statement;
  /** Why nothing can be submitted now. */
  closed: string | null;
}

/** The part of the address that says who made the file; empty for people alone. */
const saidIn = ({ input }: Statement): string => {
  if (input.authorship === 'HUMAN') return '';
  const said = Object.entries(input).map(([key, value]) => [key, String(value)]);
  return `?${new URLSearchParams(said).toString()}`;
};

/**
 * Instructions for handing in a result by a program: the captain's token, and a line that works.
 */
export const TokenSubmission = (props: TokenSubmissionProps) => {
  const { taskId, acceptExts, sizeLimit, token, statement, closed } = props;
  const origin = useOrigin();
  const [shown, setShown] = useState(false);
  const [renewing, setRenewing] = useState(false);
  const [renew] = useRenewUploadTokenMutation({ context: { showsErrors: true } });
  if (token === null)
    return (
      <Alert color="brand" role="note">
        该任务用上传令牌提交结果文件，令牌只对队长可见。
      </Alert>
    );
  const lineWith = (token: string) =>
    `curl -H "Authorization: Bearer ${token}" -F "file=@result${acceptExts[0] ?? ''}" "${origin}/uploads/works${saidIn(statement)}"`;
  return (
    <Stack gap="sm">
      <Text fw={500}>用上传令牌提交</Text>
      <Text size="sm" c="dimmed">
        在存放结果文件的目录运行下面的命令，每运行一次即提交一次，同样计入提交次数。请勿把令牌告诉他人。
      </Text>
      <Text size="sm" c="dimmed">
        结果文件的格式：{acceptExts.join('、')}，不超过 {sizeLimit} KB
      </Text>
      <StatementField statement={statement} isAsked disabled={closed !== null} />
      <Code block tabIndex={0} aria-label="提交命令">
        {lineWith(shown ? token : HIDDEN)}
      </Code>
      {closed && (
        <Text size="sm" c="dimmed">
          {closed}
        </Text>
      )}
      <Group gap="sm">
        <CopyButton text={lineWith(token)}>复制命令</CopyButton>
        <Button variant="default" onClick={() => setShown(!shown)}>
          {shown ? '隐藏令牌' : '显示令牌'}
        </Button>
        <Button variant="default" onClick={() => setRenewing(true)}>
          更换令牌
        </Button>
      </Group>
      <Opened of={renewing}>
        {() => (
          <ConfirmModal
            title="更换上传令牌"
            action="更换"
            failed="更换失败"
            onConfirm={() => renew({ variables: { input: { taskId } } })}
            onClose={() => setRenewing(false)}
          >
            更换后，原来的令牌立即失效，使用它的程序需要换上新的令牌。
          </ConfirmModal>
        )}
      </Opened>
    </Stack>
  );
};
