import { useSearchParams } from 'react-router';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { Missing } from '#components/Missing/Missing.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { supportPath } from '#routing/support.ts';
import { accountSettingsPath } from '#domains/account/paths.ts';
import { EmailLinkChoice } from './EmailLinkChoice.tsx';
import { useEmailLinkStateQuery } from './VerifyEmail.generated.ts';

/** Longer than any link of ours: it isn't asked for. */
const MAX_TOKEN = 600;

const missing = (
  <Missing
    what="验证链接"
    text="验证链接无效，请使用邮件中的完整链接"
    ways={[
      { text: '前往账号设置', to: accountSettingsPath },
      { text: '联系客服', to: supportPath() },
    ]}
  />
);

/** /auth/verifyEmail?token=: where the mail to a new member leads; opening it proves nothing. */
const VerifyEmailPage = () => {
  const token = useSearchParams()[0].get('token') ?? '';
  const asked = token !== '' && token.length <= MAX_TOKEN;
  const query = useEmailLinkStateQuery({
    variables: { token },
    skip: !asked,
    fetchPolicy: 'network-only',
  });
  return (
    <PageFrame width="reading">
      {asked ? (
        <Loaded query={query} of={query.data?.emailLink} empty={missing}>
          {(link) => <EmailLinkChoice token={token} link={link} />}
        </Loaded>
      ) : (
        missing
      )}
    </PageFrame>
  );
};

export default VerifyEmailPage;
