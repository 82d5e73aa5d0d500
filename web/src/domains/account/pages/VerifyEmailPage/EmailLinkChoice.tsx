import { Button, Stack, Text, Title } from '@mantine/core';
import { minuteText } from '@whaletide/schema/shared/rules/time.ts';
import { Link } from 'react-router';
import { failureOf } from '#apollo/errors.ts';
import { FormAlert } from '#components/Form/FormAlert.tsx';
import { accountSettingsPath } from '#domains/account/paths.ts';
import { refreshVerification } from '#domains/account/components/Verification/refresh.ts';
import { ExpiredEmailLink } from './ExpiredEmailLink.tsx';
import { type EmailLinkStateQuery, useVerifyEmailByLinkMutation } from './VerifyEmail.generated.ts';

type EmailLink = NonNullable<EmailLinkStateQuery['emailLink']>;

const Verified = ({ link: { email, name } }: { link: EmailLink }) => (
  <Stack gap="md" align="flex-start">
    <Title order={1}>邮箱已验证</Title>
    <Text role="status">
      账号「{name}」的邮箱 {email} 已验证，可以用它找回密码，接收通知和订阅邮件。
    </Text>
    <Button component={Link} to="/home">
      前往社区
    </Button>
  </Stack>
);

const Replaced = ({ link: { email, name } }: { link: EmailLink }) => (
  <Stack gap="md" align="flex-start">
    <Title order={1}>验证链接已失效</Title>
    <Text role="status">
      {email} 已不是账号「{name}」的邮箱，验证链接不再有效。可以在账号设置中重新绑定邮箱。
    </Text>
    <Button component={Link} to={accountSettingsPath}>
      前往账号设置
    </Button>
  </Stack>
);

/** The link of a mail, by its state: the button that proves the address, or what the matter is. */
export const EmailLinkChoice = ({ token, link }: { token: string; link: EmailLink }) => {
  const [verify, { data, loading, error, client }] = useVerifyEmailByLinkMutation({
    context: { showsErrors: true },
    variables: { input: { token } },
  });
  const now = data?.verifyEmailByLink ?? link;
  if (now.state === 'VERIFIED') return <Verified link={now} />;
  if (now.state === 'REPLACED') return <Replaced link={now} />;
  if (now.state === 'EXPIRED') return <ExpiredEmailLink token={token} email={now.email} />;
  return (
    <Stack gap="md" align="flex-start">
      <Title order={1}>验证邮箱</Title>
      <Text role="status">
        账号「{link.name}」填写了邮箱 {link.email}。如果这是你的账号，请验证邮箱。
      </Text>
      <Text c="dimmed">{minuteText(new Date(link.validUntil))}（北京时间）之前可以验证。</Text>
      <FormAlert title="验证失败" message={error ? failureOf(error).message : null} />
      <Button
        loading={loading}
        onClick={() => {
          // A refusal is said above the button, and tried again by it.
          verify()
            .then(() => refreshVerification(client))
            .catch(() => undefined);
        }}
      >
        验证邮箱
      </Button>
    </Stack>
  );
};
