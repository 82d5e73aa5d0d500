import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { DELIVERY_DAYS } from '@whaletide/schema/domains/webhooks/rules/webhooks.ts';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { PagedList } from '#components/PagedList/PagedList.tsx';
import { DeliveryItem } from './DeliveryItem.tsx';
import {
  useRedeliverWebhookMutation,
  useTestWebhookMutation,
  useWebhookDeliveriesQuery,
} from './Webhooks.generated.ts';

interface DeliveriesModalProps {
  webhook: { id: string; name: string };
  onClose: () => void;
}

/** Lists deliveries to a webhook, with a test and another try of each. */
export const DeliveriesModal = ({ webhook, onClose }: DeliveriesModalProps) => {
  const [page, setPage] = useState(1);
  const query = useWebhookDeliveriesQuery({
    variables: { id: webhook.id, page },
    fetchPolicy: 'cache-and-network',
    context: { showsErrors: true },
  });
  const [test, testing] = useTestWebhookMutation();
  const [redeliver, redelivering] = useRedeliverWebhookMutation();
  const sendTest = async () => {
    await test({ variables: { input: { webhookId: webhook.id } } });
    setPage(1);
    await query.refetch({ id: webhook.id, page: 1 });
  };
  const list = (query.data ?? query.previousData)?.viewer?.webhook?.deliveries;
  return (
    <Dialog title={`「${webhook.name}」的投递记录`} size="lg" onClose={onClose}>
      <Group justify="space-between" mb="md">
        <Text size="sm" c="dimmed">
          保留 {DELIVERY_DAYS} 天
        </Text>
        <Group gap="xs">
          <Button variant="default" loading={query.loading} onClick={() => void query.refetch()}>
            刷新
          </Button>
          <Button loading={testing.loading} onClick={() => void sendTest().catch(() => undefined)}>
            发送测试
          </Button>
        </Group>
      </Group>
      <PagedList
        list={list}
        error={query.error}
        loading={query.loading}
        onRetry={query.refetch}
        onPage={setPage}
        empty="还没有投递"
      >
        {(deliveries) => (
          <Stack component="ul" gap="md" m={0} p={0} style={{ listStyle: 'none' }}>
            {deliveries.map((delivery) => (
              <DeliveryItem
                key={delivery.id}
                delivery={delivery}
                busy={redelivering.loading}
                onAgain={() =>
                  redeliver({ variables: { input: { deliveryId: delivery.id } } }).catch(
                    () => undefined,
                  )
                }
              />
            ))}
          </Stack>
        )}
      </PagedList>
    </Dialog>
  );
};
