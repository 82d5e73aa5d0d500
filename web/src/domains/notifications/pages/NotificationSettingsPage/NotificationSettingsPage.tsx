import { Loaded } from '#components/Loaded/Loaded.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { SettingsFrame } from '#domains/account/components/SettingsFrame/SettingsFrame.tsx';
import { NotificationSettingsForm } from './NotificationSettingsForm.tsx';
import { useNotificationSettingsQuery } from './NotificationSettings.generated.ts';

/** /home/user/setting/notifications: what rings, what shows on the desktop, what comes by mail. */
const NotificationSettingsPage = () => {
  const query = useNotificationSettingsQuery({ fetchPolicy: 'cache-and-network' });
  const viewer = query.data?.viewer;
  return (
    <SettingsFrame tab="notifications" text="按类型选择在哪里收到通知。私信始终在消息里。">
      <Loaded
        query={query}
        of={viewer?.notificationSettings}
        empty="暂时无法读取通知设置"
        skeleton={<RowsSkeleton rows={7} />}
      >
        {(settings) => (
          <NotificationSettingsForm
            settings={settings}
            mailable={viewer?.verification ? viewer.verification.isEmailVerified : true}
          />
        )}
      </Loaded>
    </SettingsFrame>
  );
};

export default NotificationSettingsPage;
