import { Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { OAuthProvider } from '#apollo/schema.generated.ts';
import { FormModal } from '#components/FormModal/FormModal.tsx';
import { leaveFor } from '#lib/leave-for.ts';
import { notify } from '#lib/notify.ts';
import {
  useBeginOAuthBindingMutation,
  useUnbindOAuthMutation,
} from '#domains/account/components/OAuth/OAuth.generated.ts';
import { providerNames } from '#domains/account/components/OAuth/oauth-words.ts';
import { noProof, type Proof, ProofFields, proofOf, proofRules } from './ProofFields.tsx';

export interface OAuthChange {
  provider: OAuthProvider;
  /** Else what is bound is unbound. */
  binds: boolean;
}

interface OAuthModalProps {
  change: OAuthChange;
  /** True where the second step is on. */
  asksForCode: boolean;
  onClose: () => void;
}

const showsErrors = { context: { showsErrors: true } };

/** Binds an identity of another site, or ends that, once it is sure that the member does. */
const OAuthModal = ({ change, asksForCode, onClose }: OAuthModalProps) => {
  const { provider, binds } = change;
  const title = providerNames[provider];
  const [begin] = useBeginOAuthBindingMutation(showsErrors);
  const [unbind] = useUnbindOAuthMutation(showsErrors);
  const form = useForm({ initialValues: noProof, validate: proofRules(asksForCode) });
  const send = async (proof: Proof) => {
    const variables = { input: { provider, ...proofOf(proof, asksForCode) } };
    if (!binds) {
      await unbind({ variables });
      return notify.done(`已解除绑定${title}`);
    }
    const { data } = await begin({ variables });
    if (data) leaveFor(data.beginOAuthBinding.url);
    return false;
  };
  return (
    <FormModal
      title={binds ? `绑定${title}` : `解除绑定${title}`}
      form={form}
      action={binds ? `前往${title}` : '解除绑定'}
      failed={binds ? '绑定失败' : '解除绑定失败'}
      danger={!binds}
      send={send}
      onClose={onClose}
    >
      <Text size="sm">
        {binds
          ? `将前往${title}确认，之后可以用该账号登录。`
          : `解除后，不能再用该${title}账号登录。`}
      </Text>
      <ProofFields form={form} asksForCode={asksForCode} />
    </FormModal>
  );
};

export default OAuthModal;
