import { Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import {
  channelDescriptionProblem,
  channelLimits,
  channelNameProblem,
} from '@whaletide/schema/domains/channels/rules/channels.ts';
import { FormModal } from '#components/FormModal/FormModal.tsx';

interface Values {
  name: string;
  description: string;
}

interface ChannelModalProps {
  title: string;
  stored: Values;
  send: (values: Values) => Promise<unknown>;
  onClose: () => void;
}

/** Name and intro of a channel in a dialog. */
export const ChannelModal = ({ title, stored, send, onClose }: ChannelModalProps) => {
  const form = useForm<Values>({
    initialValues: { name: stored.name, description: stored.description },
    validate: {
      name: (name) => channelNameProblem(name)?.message ?? null,
      description: (description) => channelDescriptionProblem(description)?.message ?? null,
    },
  });
  return (
    <FormModal
      title={title}
      form={form}
      send={({ name, description }) => send({ name: name.trim(), description: description.trim() })}
      onClose={onClose}
    >
      <TextInput
        label="频道名称"
        required
        data-autofocus
        description={`最多${channelLimits.name}个字符`}
        {...form.getInputProps('name')}
      />
      <Textarea
        label="频道简介"
        required
        autosize
        minRows={2}
        description={`最多${channelLimits.description}个字符`}
        {...form.getInputProps('description')}
      />
    </FormModal>
  );
};
