import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { ConfirmModal } from '#components/ConfirmModal/ConfirmModal.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { Proved } from '#domains/service-accounts/components/ServiceAccounts/Proved.tsx';
import { notify } from '#lib/notify.ts';
import { CreateWebhookModal } from './CreateWebhookModal.tsx';
import { DeliveriesModal } from './DeliveriesModal.tsx';
import { RotateModal } from './RotateModal.tsx';
import { type WebhookAction, type WebhookRow, WebhookRows } from './WebhookRows.tsx';
import { useDeleteWebhookMutation, useResumeWebhookMutation } from './Webhooks.generated.ts';

interface WebhooksProps {
  /** Short name of the organization; undefined for the viewer's own. */
  organization?: string;
  query: { data?: unknown; error?: unknown; refetch: () => Promise<unknown> };
  webhooks: readonly WebhookRow[] | null | undefined;
}

/** The webhooks of the viewer or of an organization, with all that may become of them. */
export const Webhooks = ({ organization, query, webhooks }: WebhooksProps) => {
  const [isCreating, setCreating] = useState(false);
  const [opened, setOpened] = useState<[WebhookAction, WebhookRow] | null>(null);
  const [remove] = useDeleteWebhookMutation({ context: { showsErrors: true } });
  const [resume] = useResumeWebhookMutation();
  const close = () => setOpened(null);
  const of = (action: WebhookAction) => opened?.[0] === action && opened[1];
  const act = (action: WebhookAction, webhook: WebhookRow) => {
    if (action !== 'resume') return setOpened([action, webhook]);
    resume({ variables: { input: { webhookId: webhook.id } } }).then(
      () => notify.done(`「${webhook.name}」会收到之后的事件`, 'Webhook 已恢复'),
      () => undefined,
    );
  };
  const end = async ({ id, name }: WebhookRow) => {
    await remove({ variables: { input: { webhookId: id } } });
    notify.done(`「${name}」不会再收到事件`, 'Webhook 已删除');
    await query.refetch();
  };
  return (
    <>
      <Group justify="flex-end" mb="md">
        <Button aria-haspopup="dialog" onClick={() => setCreating(true)}>
          新建 Webhook
        </Button>
      </Group>
      <Loaded query={query} of={webhooks} empty="未找到组织" skeleton={<RowsSkeleton rows={3} />}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState text="还没有 Webhook" />
          ) : (
            <WebhookRows webhooks={rows} onAct={act} />
          )
        }
      </Loaded>
      <Opened of={isCreating}>
        {() => (
          <Proved onClose={() => setCreating(false)}>
            <CreateWebhookModal
              organization={organization}
              onDone={query.refetch}
              onClose={() => setCreating(false)}
            />
          </Proved>
        )}
      </Opened>
      <Opened of={of('deliveries')}>
        {(webhook) => <DeliveriesModal webhook={webhook} onClose={close} />}
      </Opened>
      <Opened of={of('rotate')}>
        {(webhook) => (
          <Proved onClose={close}>
            <RotateModal webhook={webhook} onClose={close} />
          </Proved>
        )}
      </Opened>
      <Opened of={of('remove')}>
        {(webhook) => (
          <ConfirmModal
            title="删除 Webhook"
            action="删除"
            failed="删除失败"
            danger
            onConfirm={() => end(webhook)}
            onClose={close}
          >
            <Text>「{webhook.name}」和它的投递记录会被删除，不能恢复。</Text>
          </ConfirmModal>
        )}
      </Opened>
    </>
  );
};
