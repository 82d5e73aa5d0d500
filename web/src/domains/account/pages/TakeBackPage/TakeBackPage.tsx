import { useSearchParams } from 'react-router';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { Missing } from '#components/Missing/Missing.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { supportPath } from '#routing/support.ts';
import { forgottenPasswordPath } from '#domains/account/paths.ts';
import { EndedLink } from './EndedLink.tsx';
import { useContactChangeLinkQuery } from './TakeBack.generated.ts';
import { TakeBackChoice } from './TakeBackChoice.tsx';

/** Longer than any link of ours: it isn't asked for. */
const MAX_TOKEN = 100;

const missing = (
  <Missing
    what="撤销链接"
    text="撤销链接无效，请使用邮件中的完整链接"
    ways={[
      { text: '找回密码', to: forgottenPasswordPath() },
      { text: '联系客服', to: supportPath() },
    ]}
  />
);

/** /auth/takeBack?token=: where the mail about a changed contact leads; opening it does nothing. */
const TakeBackPage = () => {
  const token = useSearchParams()[0].get('token') ?? '';
  const asked = token !== '' && token.length <= MAX_TOKEN;
  const query = useContactChangeLinkQuery({
    variables: { token },
    skip: !asked,
    fetchPolicy: 'network-only',
  });
  return (
    <PageFrame width="reading">
      {asked ? (
        <Loaded query={query} of={query.data?.contactChange} empty={missing}>
          {(change) =>
            change.state === 'OPEN' ? (
              <TakeBackChoice token={token} change={change} />
            ) : (
              <EndedLink change={change} />
            )
          }
        </Loaded>
      ) : (
        missing
      )}
    </PageFrame>
  );
};

export default TakeBackPage;
