import { Button, Group, NativeSelect, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { messageLimits } from '@whaletide/schema/domains/managing/rules/messages.ts';
import { useState } from 'react';
import type { MessageAudience } from '#apollo/schema.generated.ts';
import { ConfirmModal } from '#components/ConfirmModal/ConfirmModal.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';
import { Form } from '#components/Form/Form.tsx';
import { useDraftForm } from '#components/Form/useDraftForm.ts';
import { notify } from '#lib/notify.ts';
import { withThousands } from '#lib/numbers.ts';
import { audiences } from './audiences.ts';
import {
  emptyMessage,
  messageInputOf,
  messageProblemsOf,
  type MessageValues,
} from './message-values.ts';
import { MessagePreview } from './MessagePreview.tsx';
import {
  type MessagesPanelQuery,
  useSendCompetitionMessageMutation,
} from './MessagesPanel.generated.ts';
import { TeamChoice } from './TeamChoice.tsx';

interface MessageFormProps {
  competition: NonNullable<MessagesPanelQuery['competition']>;
  onSent: () => Promise<unknown>;
}

/** Form of a message with its preview; asks before it is sent, as it can't be taken back. */
export const MessageForm = ({ competition, onSent }: MessageFormProps) => {
  const { id: competitionId, name, stages } = competition;
  const { form, clear } = useDraftForm(`message-${competitionId}`, emptyMessage, {
    validate: messageProblemsOf,
  });
  const [send] = useSendCompetitionMessageMutation({ context: { showsErrors: true } });
  const [asked, setAsked] = useState<MessageValues | null>(null);
  const { values } = form;
  const ofStage = values.audience === 'STAGE' || values.audience === 'UNPROMOTED';

  const confirm = async (message: MessageValues) => {
    const { data } = await send({
      variables: { input: messageInputOf(competitionId, message) },
    });
    if (!data) return;
    clear();
    notify.done(
      `正在发给 ${withThousands(data.sendCompetitionMessage.recipientsCount)} 位成员`,
      '消息已发送',
    );
    await onSent();
  };

  return (
    <>
      <Form
        form={form}
        send={(message) => Promise.resolve(setAsked(message))}
        label="新消息"
        failed="发送失败"
      >
        {({ busy, refusal }) => (
          <Stack maw={720}>
            <Text size="sm" c="dimmed">
              以站内通知和邮件发给报名成员，每人一次；已停用或注销的账号、被禁赛的团队不会收到，不接收比赛和活动邮件的成员只收到站内通知。
            </Text>
            <NativeSelect
              label="发给"
              data={audiences}
              {...form.getInputProps('audience')}
              onChange={({ currentTarget: { value } }) =>
                form.setFieldValue('audience', value as MessageAudience)
              }
            />
            {ofStage && (
              <NativeSelect
                label="阶段"
                required
                data={[
                  { value: '', label: '请选择阶段' },
                  ...(stages ?? [])
                    .toSorted((a, b) => a.startDate.localeCompare(b.startDate))
                    .map((stage) => ({ value: stage.id, label: stage.name })),
                ]}
                {...form.getInputProps('stageId')}
              />
            )}
            {values.audience === 'TEAM' && (
              <TeamChoice
                competitionId={competitionId}
                chosen={values.team}
                problem={form.errors['team'] as string | undefined}
                onChoose={(team) => form.setFieldValue('team', team)}
              />
            )}
            <TextInput
              label="标题"
              required
              description={`${[...values.title.trim()].length}/${messageLimits.title}`}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              {...form.getInputProps('title')}
            />
            <Textarea
              label="内容"
              required
              autosize
              minRows={5}
              description={`${[...values.content.trim()].length}/${messageLimits.content}，草稿会自动保存在这台设备上`}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              {...form.getInputProps('content')}
            />
            <MessagePreview competitionId={competitionId} competitionName={name} values={values} />
            {refusal}
            <Group>
              <Button type="submit" loading={busy}>
                发送
              </Button>
            </Group>
          </Stack>
        )}
      </Form>
      <Opened of={asked}>
        {(message) => (
          <ConfirmModal
            title="发送消息"
            action="发送"
            failed="发送失败"
            onConfirm={() => confirm(message)}
            onClose={() => setAsked(null)}
          >
            <Text>消息发出后不能撤回。确定发送「{message.title.trim()}」吗？</Text>
          </ConfirmModal>
        )}
      </Opened>
    </>
  );
};
