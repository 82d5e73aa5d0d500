import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { webhookProblem } from '@whaletide/schema/domains/webhooks/rules/webhooks.ts';
import type { WebhookKind } from '#apollo/schema.generated.ts';
import { FormModal } from '#components/FormModal/FormModal.tsx';
import { kindNames, memberKinds, organizationKinds } from './kind-names.ts';
import { SecretShown } from './SecretShown.tsx';
import { useCreateWebhookMutation } from './Webhooks.generated.ts';

interface CreateWebhookModalProps {
  /** Short name of its organization; undefined for one of the viewer's own. */
  organization: string | undefined;
  onDone: () => unknown;
  onClose: () => void;
}

/** Kinds by their names on the wire, as the rule knows them. */
const wireName = (kind: WebhookKind) => kind.toLowerCase().replace('_', '.');

/** Makes a webhook and shows its secret, the only time that anyone sees it. */
export const CreateWebhookModal = (props: CreateWebhookModalProps) => {
  const { organization, onDone, onClose } = props;
  const kinds = organization === undefined ? memberKinds : organizationKinds;
  const [create, { data }] = useCreateWebhookMutation({ context: { showsErrors: true } });
  const form = useForm({
    initialValues: { name: '', url: '', kinds: [...kinds] },
    validate: (values) => {
      // The server says whether it lets http through.
      const problem = webhookProblem(
        {
          ...values,
          kinds: values.kinds.map(wireName),
          ofOrganization: organization !== undefined,
        },
        true,
      );
      return problem?.field ? { [problem.field.toLowerCase()]: problem.message } : {};
    },
  });
  const send = async ({ name, url, kinds: chosen }: typeof form.values) => {
    const input = { name: name.trim(), url: url.trim(), kinds: chosen };
    await create({ variables: { input: { ...input, organization: organization ?? null } } });
    await onDone();
    return false;
  };
  const secret = data?.createWebhook.secret;
  return (
    <FormModal
      title="新建 Webhook"
      form={form}
      action="创建"
      send={send}
      onClose={onClose}
      instead={secret && <SecretShown secret={secret} onClose={onClose} />}
    >
      <TextInput
        label="名称"
        placeholder="例如：评分通知"
        required
        data-autofocus
        {...form.getInputProps('name')}
      />
      <TextInput
        label="接收地址"
        placeholder="https://example.org/hook"
        type="url"
        inputMode="url"
        required
        {...form.getInputProps('url')}
      />
      <Checkbox.Group label="事件" {...form.getInputProps('kinds')}>
        <Stack gap="xs" mt="xs">
          {kinds.map((kind) => (
            <Checkbox key={kind} value={kind} label={kindNames[kind]} />
          ))}
        </Stack>
      </Checkbox.Group>
    </FormModal>
  );
};
