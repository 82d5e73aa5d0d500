import { Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { channelLimits } from '@whaletide/schema/domains/channels/rules/channels.ts';
import { sectionNameProblem } from '@whaletide/schema/domains/channels/rules/sections.ts';
import { ConfirmModal } from '#components/ConfirmModal/ConfirmModal.tsx';
import { FormModal } from '#components/FormModal/FormModal.tsx';
import type { SectionChanges } from './useSectionChanges.ts';

interface Named {
  id: string;
  name: string;
}

export type SectionAsked =
  | { kind: 'create'; parent: Named | null }
  | { kind: 'rename'; section: Named }
  | { kind: 'delete'; section: Named };

interface NameModalProps {
  title: string;
  name: string;
  send: (name: string) => Promise<unknown>;
  onClose: () => void;
}

const NameModal = ({ title, name, send, onClose }: NameModalProps) => {
  const form = useForm({
    initialValues: { name },
    validate: { name: (value) => sectionNameProblem(value)?.message ?? null },
  });
  return (
    <FormModal
      title={title}
      form={form}
      send={(values) => send(values.name.trim())}
      onClose={onClose}
    >
      <TextInput
        label="分组名称"
        required
        data-autofocus
        description={`最多${channelLimits.sectionName}个字符`}
        {...form.getInputProps('name')}
      />
    </FormModal>
  );
};

interface SectionDialogsProps {
  asked: SectionAsked;
  changes: SectionChanges;
  onRemoved: (id: string) => void;
  onClose: () => void;
}

/** Dialogs about a section: its name, and whether it is to go. */
const SectionDialogs = ({ asked, changes, onRemoved, onClose }: SectionDialogsProps) => {
  if (asked.kind === 'create')
    return (
      <NameModal
        title={asked.parent ? `在「${asked.parent.name}」下新建分组` : '新建分组'}
        name=""
        send={(name) => changes.create(name, asked.parent?.id ?? null)}
        onClose={onClose}
      />
    );
  const { id, name } = asked.section;
  if (asked.kind === 'rename')
    return (
      <NameModal
        title="重命名分组"
        name={name}
        send={(value) => changes.rename(id, value)}
        onClose={onClose}
      />
    );
  return (
    <ConfirmModal
      title="删除分组"
      action="删除"
      failed="删除失败"
      danger
      onConfirm={async () => {
        await changes.remove(id);
        onRemoved(id);
      }}
      onClose={onClose}
    >
      <Text>确认要删除分组「{name}」吗？其中的内容仍留在频道里，下级分组会上移一级。</Text>
    </ConfirmModal>
  );
};

export default SectionDialogs;
