import { SettingsFrame } from '#domains/account/components/SettingsFrame/SettingsFrame.tsx';
import { Webhooks } from '#domains/webhooks/components/Webhooks/Webhooks.tsx';
import { useWebhookSettingsQuery } from './WebhookSettings.generated.ts';

/** /home/user/setting/webhooks: addresses to which the site sends what happens to the viewer. */
const WebhookSettingsPage = () => {
  const query = useWebhookSettingsQuery({
    fetchPolicy: 'cache-and-network',
    context: { showsErrors: true },
  });
  return (
    <SettingsFrame tab="webhooks" text="有新的报名、评分或通知时，把事件发送到你的程序。">
      <Webhooks query={query} webhooks={query.data?.viewer?.webhooks} />
    </SettingsFrame>
  );
};

export default WebhookSettingsPage;
