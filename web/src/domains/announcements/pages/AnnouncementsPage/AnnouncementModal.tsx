import '@mantine/core/styles/Radio.layer.css';
import { Group, Input, Radio, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { FormModal } from '#components/FormModal/FormModal.tsx';
import { MarkdownEditor } from '#components/MarkdownEditor/MarkdownEditor.tsx';
import { TimeField } from '#components/TimeField/TimeField.tsx';
import { notify } from '#lib/notify.ts';
import {
  type AnnouncementValues,
  inputOf,
  problemsOf,
  type Row,
  valuesOf,
} from './announcement-values.ts';
import {
  useCreateAnnouncementMutation,
  useUpdateAnnouncementMutation,
} from './Announcements.generated.ts';
import { ButtonFields } from './ButtonFields.tsx';
import classes from './AnnouncementsPage.module.css';

interface AnnouncementModalProps {
  /** Null writes a new one. */
  announcement: Row | null;
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

/** Form for an announcement's text, place and time. */
export const AnnouncementModal = ({ announcement, onDone, onClose }: AnnouncementModalProps) => {
  const showsErrors = { context: { showsErrors: true } };
  const [create] = useCreateAnnouncementMutation(showsErrors);
  const [update] = useUpdateAnnouncementMutation(showsErrors);
  const [first] = useState(() => valuesOf(announcement, Date.now()));
  const form = useForm<AnnouncementValues>({ initialValues: first, validate: problemsOf });
  const send = async (values: AnnouncementValues) => {
    const input = inputOf(values);
    await (announcement
      ? update({ variables: { input: { ...input, id: announcement.id } } })
      : create({ variables: { input } }));
    notify.done(announcement ? '公告已保存' : '公告草稿已保存');
    await onDone();
  };
  return (
    <FormModal
      title={announcement ? '编辑公告' : '新建公告'}
      size="lg"
      form={form}
      send={send}
      onClose={onClose}
    >
      <Radio.Group label="形式" {...form.getInputProps('kind')}>
        <Group mt={4}>
          <Radio value="POPUP" label="首页弹窗" />
          <Radio value="BANNER" label="页面顶部横幅" />
        </Group>
      </Radio.Group>
      <TextInput label="标题" required data-autofocus {...form.getInputProps('title')} />
      <div>
        <Input.Label component="div" required={form.values.kind === 'POPUP'}>
          内容
        </Input.Label>
        <MarkdownEditor
          message
          label="内容"
          rows={4}
          data-path="content"
          {...form.getInputProps('content')}
        />
      </div>
      <ButtonFields form={form} />
      <div className={classes.pair}>
        <TimeField label="开始时间" required {...form.getInputProps('startsAt')} />
        <TimeField
          label="结束时间"
          description="留空则一直显示，直到手动结束"
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...form.getInputProps('endsAt')}
        />
      </div>
    </FormModal>
  );
};
