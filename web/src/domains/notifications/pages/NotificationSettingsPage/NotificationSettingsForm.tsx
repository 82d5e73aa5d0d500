import { useApolloClient } from '@apollo/client/react';
import { Box, Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import {
  channelsProblem,
  type SettableKind,
} from '@whaletide/schema/domains/notifications/rules/notification-settings.ts';
import { invalidateQueries } from '#apollo/invalidate.ts';
import type { NotificationChannelsInput } from '#apollo/schema.generated.ts';
import { Form } from '#components/Form/Form.tsx';
import { notify } from '#lib/notify.ts';
import { ChannelsTable } from './ChannelsTable.tsx';
import { MailSwitches } from './MailSwitches.tsx';
import {
  type NotificationSettingsQuery,
  useSetNotificationSettingsMutation,
} from './NotificationSettings.generated.ts';

type Settings = NonNullable<
  NonNullable<NotificationSettingsQuery['viewer']>['notificationSettings']
>;

interface NotificationSettingsFormProps {
  settings: Settings;
  /** True where the viewer has a verified address. */
  mailable: boolean;
}

/** The mails that are switched as a whole, and each kind in its three places; kept when it is saved. */
export const NotificationSettingsForm = ({ settings, mailable }: NotificationSettingsFormProps) => {
  const client = useApolloClient();
  const [save] = useSetNotificationSettingsMutation({ context: { showsErrors: true } });
  const form = useForm({
    initialValues: {
      hasDigest: settings.hasDigest,
      hasOrganizerMails: settings.hasOrganizerMails,
      hasOutcomeMails: settings.hasOutcomeMails,
      kinds: settings.kinds.map(({ kind, usesBell, usesDesktop, usesMail }) => ({
        kind,
        usesBell,
        usesDesktop,
        usesMail,
      })),
    },
    validate: {
      kinds: { usesBell: (_, { kinds }, path) => bellProblem(kinds[Number(path.split('.')[1])]) },
    },
  });
  const send = async (input: typeof form.values) => {
    await save({ variables: { input } });
    // Earlier notifications are shown by it too.
    await client.refetchQueries({
      updateCache: (cache) => invalidateQueries(cache, 'notifications'),
    });
    notify.done('通知设置已保存');
  };

  return (
    <Form form={form} send={send} label="通知设置" failed="保存失败" guarded>
      {({ busy, refusal }) => (
        <>
          <Box mb="md">{refusal}</Box>
          <MailSwitches form={form} mailable={mailable} />
          <ChannelsTable form={form} />
          <Button type="submit" loading={busy} mt="lg">
            保存
          </Button>
        </>
      )}
    </Form>
  );
};

const bellProblem = (row: NotificationChannelsInput | undefined) =>
  row
    ? channelsProblem(row.kind as SettableKind, {
        bell: row.usesBell,
        desktop: row.usesDesktop,
        mail: row.usesMail,
      })
    : null;
