import { Badge, Button, Group, Text } from '@mantine/core';
import type { WebhookStop } from '#apollo/schema.generated.ts';
import surfaces from '#theme/surfaces.module.css';
import { namesOf } from './kind-names.ts';
import type { WebhookRowFragment } from './Webhooks.generated.ts';
import classes from './WebhookRows.module.css';

export type WebhookRow = WebhookRowFragment;
export type WebhookAction = 'deliveries' | 'rotate' | 'resume' | 'remove';

const stops: Record<WebhookStop, string> = {
  FAILED: '多次投递失败，已停止',
  GONE: '接收方不再接收，已停止',
  KEEPER: '负责人不再是管理员，已停止',
};

interface WebhookRowsProps {
  webhooks: readonly WebhookRow[];
  onAct: (action: WebhookAction, webhook: WebhookRow) => void;
}

const actions: readonly [WebhookAction, text: string][] = [
  ['deliveries', '投递记录'],
  ['rotate', '更换密钥'],
  ['remove', '删除'],
];

/** List of webhooks: name, address and events, whether each receives, and what one may do with it. */
export const WebhookRows = ({ webhooks, onAct }: WebhookRowsProps) => (
  <ul className={surfaces.rows} aria-label="Webhook">
    {webhooks.map((webhook) => (
      <li key={webhook.id} className={`${surfaces.row} ${classes.row}`}>
        <Group gap="xs">
          <Text fw={600} className={classes.name}>
            {webhook.name}
          </Text>
          <Badge variant="light" color={webhook.stopped ? 'danger' : 'brand'}>
            {webhook.stopped ? '已停止' : '接收中'}
          </Badge>
        </Group>
        <Text size="sm" c="dimmed" className={classes.name}>
          {webhook.url}
        </Text>
        <Text size="sm">{namesOf(webhook.kinds)}</Text>
        {webhook.stopped && <Text size="sm">{stops[webhook.stopped]}</Text>}
        <Group gap="xs" mt="sm">
          {webhook.stopped && (
            <Button
              size="xs"
              aria-label={`恢复「${webhook.name}」`}
              onClick={() => onAct('resume', webhook)}
            >
              恢复
            </Button>
          )}
          {actions.map(([action, text]) => (
            <Button
              key={action}
              variant="default"
              size="xs"
              aria-label={`${text}「${webhook.name}」`}
              aria-haspopup="dialog"
              onClick={() => onAct(action, webhook)}
            >
              {text}
            </Button>
          ))}
        </Group>
      </li>
    ))}
  </ul>
);
