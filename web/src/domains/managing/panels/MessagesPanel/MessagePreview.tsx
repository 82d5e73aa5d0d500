import { Text, Title } from '@mantine/core';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { Markdown } from '#components/Markdown/Markdown.tsx';
import { withThousands } from '#lib/numbers.ts';
import surfaces from '#theme/surfaces.module.css';
import { isAddressed, type MessageValues, targetOf } from './message-values.ts';
import classes from './MessagesPanel.module.css';
import { useMessageReachQuery } from './MessagesPanel.generated.ts';

interface MessagePreviewProps {
  competitionId: string;
  competitionName: string;
  values: MessageValues;
}

/** Preview of a message as its recipients read it, and how many they are. */
export const MessagePreview = ({ competitionId, competitionName, values }: MessagePreviewProps) => {
  const targetId = targetOf(values);
  const { data, error, loading, refetch } = useMessageReachQuery({
    variables: {
      competitionId,
      audience: values.audience,
      ...(targetId !== undefined && { targetId }),
    },
    skip: !isAddressed(values),
    fetchPolicy: 'network-only',
    context: { showsErrors: true },
  });
  const reach = data?.competition?.messageReach;
  const reachText = () => {
    if (!isAddressed(values)) return '选择对象后显示会收到的人数';
    if (loading || !reach) return '正在统计会收到的人数';
    return `${withThousands(reach.recipients)} 位成员会收到站内通知，其中 ${withThousands(reach.mails)} 位也会收到邮件`;
  };
  return (
    <section aria-labelledby="message-preview">
      <Title order={3} size="h5" id="message-preview" mb="xs">
        预览
      </Title>
      {error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : (
        <Text size="sm" c="dimmed" role="status" mb="xs">
          {reachText()}
        </Text>
      )}
      <div className={`${surfaces.panel} ${classes.preview}`}>
        <Text fw={500}>
          「{competitionName}」的主办方：{values.title.trim() || '标题'}
        </Text>
        <Markdown text={values.content.trim() || '内容'} message />
      </div>
    </section>
  );
};
