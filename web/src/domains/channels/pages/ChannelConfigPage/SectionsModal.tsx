import '#theme/styles/forms.ts';
import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { FormModal } from '#components/FormModal/FormModal.tsx';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { placedSections } from '#domains/channels/section-tree.ts';
import type { Content } from './content.ts';
import { useAllChannelSectionsQuery } from './Sections.generated.ts';

interface SectionsModalProps {
  channelId: string;
  content: Content;
  onSave: (into: readonly string[], out: readonly string[]) => Promise<unknown>;
  onClose: () => void;
}

/** The sections that something of the channel stands in. */
export const SectionsModal = ({ channelId, content, onSave, onClose }: SectionsModalProps) => {
  const query = useAllChannelSectionsQuery({ variables: { id: channelId } });
  const before = content.sections.map(({ id }) => id);
  const form = useForm({ initialValues: { sections: before } });
  const save = ({ sections }: { sections: string[] }) =>
    onSave(
      sections.filter((id) => !before.includes(id)),
      before.filter((id) => !sections.includes(id)),
    );
  return (
    <FormModal
      title="设置分组"
      form={form}
      action="确定"
      failed="设置失败"
      send={save}
      onClose={onClose}
    >
      <Loaded query={query} of={query.data?.channel?.sections} empty="暂无分组">
        {(sections) =>
          sections.length === 0 ? (
            <EmptyState text="暂无分组" />
          ) : (
            <Checkbox.Group label={content.title} {...form.getInputProps('sections')}>
              <Stack gap={10} mt="sm">
                {placedSections(sections).map(({ section, level }) => (
                  <Checkbox
                    key={section.id}
                    value={section.id}
                    label={section.isHidden ? `${section.name}（已隐藏）` : section.name}
                    ml={(level - 1) * 24}
                  />
                ))}
              </Stack>
            </Checkbox.Group>
          )
        }
      </Loaded>
    </FormModal>
  );
};
