import { Button, Stack, Text, Title } from '@mantine/core';
import { EMAIL_LINK_DAYS } from '@whaletide/schema/domains/account/rules/email-links.ts';
import { failureOf } from '#apollo/errors.ts';
import { FormAlert } from '#components/Form/FormAlert.tsx';
import { useRenewEmailLinkMutation } from './VerifyEmail.generated.ts';

/** A link that is too old, with the button that mails a new one to the same address. */
export const ExpiredEmailLink = ({ token, email }: { token: string; email: string }) => {
  const [renew, { data, loading, error }] = useRenewEmailLinkMutation({
    context: { showsErrors: true },
    variables: { input: { token } },
  });
  return (
    <Stack gap="md" align="flex-start">
      <Title order={1}>验证链接已过期</Title>
      <Text role="status">
        {data
          ? `新的验证邮件已发送到 ${email}，请查收。`
          : `验证链接在 ${EMAIL_LINK_DAYS} 天内有效。可以重新发送验证邮件到 ${email}。`}
      </Text>
      <FormAlert title="发送失败" message={error ? failureOf(error).message : null} />
      {!data && (
        <Button loading={loading} onClick={() => void renew().catch(() => undefined)}>
          重新发送验证邮件
        </Button>
      )}
    </Stack>
  );
};
