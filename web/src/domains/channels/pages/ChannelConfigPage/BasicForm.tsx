import '#theme/styles/forms.ts';
import '@mantine/core/styles/Switch.layer.css';
import { Button, Stack, Switch, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import {
  channelDescriptionProblem,
  channelLimits,
  channelNameProblem,
} from '@whaletide/schema/domains/channels/rules/channels.ts';
import { Form } from '#components/Form/Form.tsx';
import { PictureField, type PictureChange } from '#components/PictureField/PictureField.tsx';
import { notify } from '#lib/notify.ts';
import { type ChannelConfigQuery, useUpdateChannelMutation } from './ChannelConfig.generated.ts';

interface Values {
  name: string;
  description: string;
  image: PictureChange;
  hasForum: boolean;
}

interface BasicFormProps {
  channel: NonNullable<ChannelConfigQuery['channel']>;
}

/** Name, intro, picture and forum of a channel. */
export const BasicForm = ({ channel }: BasicFormProps) => {
  const [update] = useUpdateChannelMutation({ context: { showsErrors: true } });
  const form = useForm<Values>({
    initialValues: {
      name: channel.name,
      description: channel.description,
      image: undefined,
      hasForum: channel.hasForum,
    },
    validate: {
      name: (name) => channelNameProblem(name)?.message ?? null,
      description: (description) => channelDescriptionProblem(description)?.message ?? null,
    },
  });
  const { name, description, image } = form.values;
  const save = async (values: Values) => {
    const input = {
      channelId: channel.id,
      name: values.name.trim(),
      description: values.description.trim(),
      hasForum: values.hasForum,
      ...(values.image && { imageKey: values.image.key }),
    };
    await update({ variables: { input } });
    notify.done('已保存');
  };
  return (
    <Form form={form} send={save} failed="修改失败" label="基本配置" guarded>
      {({ busy, refusal }) => (
        <Stack maw={560}>
          {refusal}
          <TextInput
            label="频道名称"
            required
            description={`${[...name].length} / ${channelLimits.name}`}
            {...form.getInputProps('name')}
          />
          <Textarea
            label="频道简介"
            required
            autosize
            minRows={2}
            description={`${[...description].length} / ${channelLimits.description}`}
            {...form.getInputProps('description')}
          />
          <div data-path="imageKey">
            <PictureField
              label="频道图片"
              hint="建议 16:9，支持 png、jpg、jpeg，不超过 4 MB"
              stored={channel.image}
              canRemove={false}
              change={image}
              onChange={(change) => form.setFieldValue('image', change)}
            />
          </div>
          <Switch
            label="开启论坛"
            description="关闭后，论坛和其中的帖子对所有人隐藏，重新开启后恢复"
            {...form.getInputProps('hasForum', { type: 'checkbox' })}
          />
          <Button type="submit" loading={busy} style={{ alignSelf: 'start' }}>
            保存
          </Button>
        </Stack>
      )}
    </Form>
  );
};
