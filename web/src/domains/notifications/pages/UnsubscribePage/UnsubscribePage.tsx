import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { FormAlert } from '#components/Form/FormAlert.tsx';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { Missing } from '#components/Missing/Missing.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { failureOf } from '#apollo/errors.ts';
import type { MailKind } from '#apollo/schema.generated.ts';
import { notificationSettingsPath } from '#domains/notifications/paths.ts';
import { mailWords } from './mail-words.ts';
import {
  useUnsubscribeLinkQuery,
  useUnsubscribeFromMailMutation,
} from './Unsubscribe.generated.ts';

/** Longer than any link of ours: it isn't asked for. */
const MAX_TOKEN = 400;

const missing = (
  <Missing
    what="退订链接"
    text="退订链接无效，请使用邮件中的完整链接"
    ways={[
      { text: '管理通知设置', to: notificationSettingsPath },
      { text: '回到首页', to: '/home' },
    ]}
  />
);

const Expired = ({ kind }: { kind: MailKind }) => {
  const { instead, settings } = mailWords[kind];
  return (
    <Stack gap="md" align="flex-start">
      <Title order={1}>退订链接已过期</Title>
      <Text role="status">邮件中的退订链接在发出后一年内有效。{instead}</Text>
      <Group gap="sm">
        <Button component={Link} to={settings.to}>
          {settings.text}
        </Button>
        <Button component={Link} to="/home" variant="default">
          回到首页
        </Button>
      </Group>
    </Stack>
  );
};

interface ChoiceProps {
  token: string;
  kind: MailKind;
  name: string | null;
  email: string | null;
  isSubscribed: boolean;
}

const Choice = ({ token, kind, name, email, isSubscribed }: ChoiceProps) => {
  const [unsubscribe, { data, loading, error }] = useUnsubscribeFromMailMutation({
    context: { showsErrors: true },
    variables: { input: { token } },
  });
  const ended = data ? !data.unsubscribeFromMail.isSubscribed : !isSubscribed;
  const whose = email ? `（${email}）` : '';
  const { title, settings } = mailWords[kind];
  const mails = title(name);
  return (
    <Stack gap="md" align="flex-start">
      <Title order={1}>{ended ? `已退订${mails}` : `退订${mails}`}</Title>
      <Text role="status">
        {ended
          ? `你的邮箱${whose}不会再收到${mails}。其它通知不受影响。`
          : `确认后，你的邮箱${whose}不再收到${mails}。其它通知不受影响。`}
      </Text>
      <FormAlert title="退订失败" message={error ? failureOf(error).message : null} />
      <Group gap="sm">
        {!ended && (
          <Button
            loading={loading}
            onClick={() => {
              // Said above the button, and tried again by it.
              unsubscribe().catch(() => undefined);
            }}
          >
            确认退订
          </Button>
        )}
        <Button component={Link} to={settings.to} variant="default">
          {settings.text}
        </Button>
      </Group>
    </Stack>
  );
};

/** /home/unsubscribe?token=: where a mail's link leads, signed in or not; opening it does nothing. */
const UnsubscribePage = () => {
  const token = useSearchParams()[0].get('token') ?? '';
  const asked = token !== '' && token.length <= MAX_TOKEN;
  const query = useUnsubscribeLinkQuery({
    variables: { token },
    skip: !asked,
    fetchPolicy: 'network-only',
  });
  return (
    <PageFrame width="reading">
      {asked ? (
        <Loaded query={query} of={query.data?.mailSubscription} empty={missing}>
          {(subscription) =>
            subscription.isExpired ? (
              <Expired {...subscription} />
            ) : (
              <Choice token={token} {...subscription} />
            )
          }
        </Loaded>
      ) : (
        missing
      )}
    </PageFrame>
  );
};

export default UnsubscribePage;
