import { Alert, Button, Group, Stack, Title } from '@mantine/core';
import { messageProblem, workOrderLimits } from '@whaletide/schema/rules/work-orders.ts';
import { useState } from 'react';
import { failureOf } from '../../../../apollo/errors.ts';
import { MarkdownEditor } from '../../../../components/MarkdownEditor/MarkdownEditor.tsx';
import { notify } from '../../../../lib/notify.ts';
import { useDraft } from '../../../../lib/useDraft.ts';
import type { Picture } from '../../../../lib/usePictureUpload.ts';
import { ScreenshotField } from '../ScreenshotField/ScreenshotField.tsx';
import { useSendWorkOrderMessageMutation } from '../Thread/WorkOrder.generated.ts';

interface Reply {
  content: string;
  pictures: Picture[];
}

interface ReplyFormProps {
  workOrderId: string;
  /** Whose draft it is. */
  memberId: string;
  /** The page of the thread on which the new message stands. */
  page: number;
  /** Answers for the support: it can ask the member to confirm. */
  asSupport?: boolean;
  onSent: () => void;
}

/** The editor under a thread. What is written is kept by itself until it has been sent. */
export const ReplyForm = (props: ReplyFormProps) => {
  const { workOrderId, memberId, page, asSupport = false, onSent } = props;
  const { draft, change, clear } = useDraft<Reply>(`work-order:${memberId}:${workOrderId}`, {
    content: '',
    pictures: [],
  });
  const [problem, setProblem] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [send, { loading }] = useSendWorkOrderMessageMutation({ context: { showsErrors: true } });

  const submit = async (asksForConfirmation: boolean) => {
    if (loading) return;
    const { content, pictures } = draft;
    const refusal = messageProblem({ content, attachments: pictures });
    setProblem(refusal?.message ?? null);
    setFailed(null);
    if (refusal) return;
    const attachments = pictures.map(({ key, name, ext, size }) => ({ key, name, ext, size }));
    const input = { workOrderId, content, attachments, asksForConfirmation };
    try {
      await send({ variables: { input, page } });
    } catch (error) {
      setFailed(failureOf(error).message);
      return;
    }
    clear();
    notify.done(asSupport ? '会员会立即收到通知' : '请耐心等待管理员处理', '信息发送成功');
    onSent();
  };

  return (
    <form
      aria-label="回复工单"
      onSubmit={(event) => {
        event.preventDefault();
        void submit(false);
      }}
    >
      <Title order={2} size="h4" mb="sm">
        {asSupport ? '回复会员' : '补充信息'}
      </Title>
      <Stack gap="md">
        {failed && (
          <Alert color="danger" role="alert" title="发送工单信息出错">
            {failed}
          </Alert>
        )}
        <MarkdownEditor
          label="回复内容"
          placeholder={asSupport ? '以客服的名义回复' : '补充更多信息，可以粘贴报错与链接'}
          rows={5}
          value={draft.content}
          error={problem}
          disabled={loading}
          onChange={(content) => {
            change({ content });
            if (problem) setProblem(null);
          }}
          note="内容会自动保存在这台设备上"
          purpose="work-order"
        />
        <ScreenshotField
          label="附件"
          most={workOrderLimits.attachments}
          pictures={draft.pictures}
          disabled={loading}
          onChange={(pictures) => change({ pictures })}
        />
        <Group gap="sm">
          <Button type="submit" loading={loading}>
            发送
          </Button>
          {asSupport && (
            <Button variant="default" disabled={loading} onClick={() => void submit(true)}>
              发送并请会员确认
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  );
};
