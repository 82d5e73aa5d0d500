import '@mantine/core/styles/Switch.layer.css';
import { Button, Group, Input, Stack, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconPlus } from '@tabler/icons-react';
import { showcaseLimits } from '@whaletide/schema/domains/datasets/rules/dataset-showcase.ts';
import { Form } from '#components/Form/Form.tsx';
import { errorsUnder } from '#lib/field-of.ts';
import { notify } from '#lib/notify.ts';
import { GroupFields } from './GroupFields.tsx';
import {
  type ShowcaseSettingsFragment,
  useSetDatasetShowcaseMutation,
} from './Showcase.generated.ts';
import {
  emptyGroup,
  inputOf,
  problemsOf,
  type ShowcaseValues,
  valuesOf,
} from './showcase-values.ts';

/** All groups and sources at once; what was typed stays when they are refused. */
export const ShowcaseForm = ({ settings }: { settings: ShowcaseSettingsFragment }) => {
  const [save] = useSetDatasetShowcaseMutation({ context: { showsErrors: true } });
  const form = useForm<ShowcaseValues>({
    initialValues: valuesOf(settings),
    validate: problemsOf,
  });
  const { groups } = form.values;
  const send = async (values: ShowcaseValues) => {
    await save({ variables: { input: inputOf(values) } });
    notify.done('已保存');
  };
  const ofAll = errorsUnder(form.errors, 'groups')('');
  return (
    <Form form={form} send={send} label="数据集推荐" failed="保存失败" guarded>
      {({ busy, refusal }) => (
        <Stack gap="lg">
          {groups.map((group, index) => (
            <GroupFields
              key={group.key}
              number={index + 1}
              group={group}
              errorAt={errorsUnder(form.errors, `groups.${index}`)}
              onChange={(next) => form.setFieldValue(`groups.${index}`, next)}
              onRemove={() => form.removeListItem('groups', index)}
            />
          ))}
          {ofAll && <Input.Error>{ofAll}</Input.Error>}
          <Button
            variant="default"
            w="fit-content"
            disabled={groups.length >= showcaseLimits.groups}
            leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
            onClick={() => form.insertListItem('groups', emptyGroup())}
          >
            添加分组
          </Button>
          <Textarea
            label="推荐来源"
            description={`每行一个用户编号，最多${showcaseLimits.sponsors}个；展示用户的头像、名称和签名`}
            autosize
            minRows={3}
            {...form.getInputProps('sponsorIds')}
          />
          {refusal}
          <Group>
            <Button type="submit" loading={busy}>
              保存
            </Button>
          </Group>
        </Stack>
      )}
    </Form>
  );
};
