import '@mantine/core/styles/Code.layer.css';
import { Badge, Button, Code, Group, Stack, Text } from '@mantine/core';
import type { WebhookDeliveryState } from '#apollo/schema.generated.ts';
import { RelativeTime } from '#components/RelativeTime/RelativeTime.tsx';
import { kindNames } from './kind-names.ts';
import type { WebhookDeliveryRowFragment } from './Webhooks.generated.ts';

const states: Record<WebhookDeliveryState, [text: string, color: string]> = {
  WAITING: ['等待投递', 'gray'],
  DELIVERED: ['已送达', 'brand'],
  PARKED: ['未送达', 'danger'],
};

interface DeliveryItemProps {
  delivery: WebhookDeliveryRowFragment;
  busy: boolean;
  onAgain: () => unknown;
}

/** Delivery with what the receiver answered. */
export const DeliveryItem = ({ delivery, busy, onAgain }: DeliveryItemProps) => {
  const { kind, state, createdAt, nextTryAt, messageId, body, tries } = delivery;
  const [text, color] = states[state];
  return (
    <Stack gap={4} component="li">
      <Group justify="space-between">
        <Group gap="xs">
          <Text fw={500}>{kindNames[kind]}</Text>
          <Badge variant="light" color={color}>
            {text}
          </Badge>
          <Text size="sm" c="dimmed">
            <RelativeTime time={createdAt} />
          </Text>
        </Group>
        <Button
          variant="default"
          size="xs"
          loading={busy}
          aria-label={`重新投递 ${messageId}`}
          onClick={onAgain}
        >
          重新投递
        </Button>
      </Group>
      {nextTryAt !== null && tries.length > 0 && (
        <Text size="sm">
          下次尝试：
          <RelativeTime time={nextTryAt} />
        </Text>
      )}
      {tries.map(({ triedAt, status, answer, error, milliseconds }) => (
        <Text key={triedAt} size="sm">
          {error ?? `接收方应答 ${status ?? ''}`}，用时 {milliseconds} 毫秒
          {answer !== '' && `：${answer.slice(0, 200)}`}
        </Text>
      ))}
      <details>
        <summary>内容</summary>
        <Code block>{body}</Code>
      </details>
    </Stack>
  );
};
