import { Button, Group, Stack, Title } from '@mantine/core';
import {
  messageProblem,
  workOrderLimits,
} from '@whaletide/schema/domains/work-orders/rules/work-orders.ts';
import { Form } from '#components/Form/Form.tsx';
import { useDraftForm } from '#components/Form/useDraftForm.ts';
import { MarkdownEditor } from '#components/MarkdownEditor/MarkdownEditor.tsx';
import { notify } from '#lib/notify.ts';
import type { Picture } from '#lib/usePictureUpload.ts';
import { CannedAnswerPicker } from './CannedAnswerPicker.tsx';
import { ScreenshotField } from '../ScreenshotField/ScreenshotField.tsx';
import { useSendWorkOrderMessageMutation } from '../Thread/WorkOrder.generated.ts';

interface Reply {
  content: string;
  pictures: Picture[];
}

interface ReplyFormProps {
  workOrderId: string;
  /** Member whose draft it is. */
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
  const { form, clear } = useDraftForm<Reply>(
    `work-order:${memberId}:${workOrderId}`,
    { content: '', pictures: [] },
    {
      validate: ({ content, pictures }) => ({
        content: messageProblem({ content, attachments: pictures })?.message ?? null,
      }),
    },
  );
  const [post] = useSendWorkOrderMessageMutation({ context: { showsErrors: true } });

  const send = async ({ content, pictures }: Reply, asksForConfirmation = false) => {
    const attachments = pictures.map(({ key, name, ext, size }) => ({ key, name, ext, size }));
    const input = { workOrderId, content, attachments, asksForConfirmation };
    await post({ variables: { input, page } });
    clear();
    notify.done(asSupport ? '会员会立即收到通知' : '请耐心等待管理员处理', '信息发送成功');
    onSent();
  };

  return (
    <Form form={form} send={(reply) => send(reply)} label="回复工单" failed="发送工单信息出错">
      {({ busy, refusal, act }) => (
        <>
          <Title order={2} size="h4" mb="sm">
            {asSupport ? '回复会员' : '补充信息'}
          </Title>
          <Stack gap="md">
            {refusal}
            <MarkdownEditor
              message
              label="回复内容"
              placeholder={asSupport ? '以客服的名义回复' : '补充更多信息，可以粘贴报错与链接'}
              rows={5}
              disabled={busy}
              note="内容会自动保存在这台设备上"
              purpose="work-order"
              Tool={asSupport ? CannedAnswerPicker : undefined}
              {...form.getInputProps('content')}
            />
            <ScreenshotField
              label="附件"
              most={workOrderLimits.attachments}
              pictures={form.values.pictures}
              disabled={busy}
              onChange={(pictures) => form.setFieldValue('pictures', pictures)}
            />
            <Group gap="sm">
              <Button type="submit" loading={busy}>
                发送
              </Button>
              {asSupport && (
                <Button
                  variant="default"
                  disabled={busy}
                  onClick={() => {
                    if (!form.validate().hasErrors) void act(() => send(form.getValues(), true));
                  }}
                >
                  发送并请会员确认
                </Button>
              )}
            </Group>
          </Stack>
        </>
      )}
    </Form>
  );
};
