import '@mantine/core/styles/Radio.layer.css';
import { Input, Radio, Stack, Text, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { projectLimits } from '@whaletide/schema/domains/projects/rules.ts';
import type { Visibility } from '#apollo/schema.generated.ts';
import { errorsUnder } from '#lib/field-of.ts';
import { PublisherField } from '#domains/organizations/components/PublisherField/PublisherField.tsx';
import { toggledTag } from '#domains/projects/list-filters.ts';
import { NotebooksField } from '../NotebooksField/NotebooksField.tsx';
import { TagChoices } from '../TagChoices/TagChoices.tsx';
import type { DatasetsFieldType } from './datasets-field.ts';
import type { ProjectValues } from './project-values.ts';

const visibilities: readonly { value: Visibility; label: string }[] = [
  { value: 'PUBLIC', label: '公开：所有人都可以看到' },
  { value: 'SHARED', label: '凭链接：拿到分享链接的人可以看到' },
  { value: 'PRIVATE', label: '私有：只有自己，以及提交给的评审可以看到' },
];

interface ProjectFieldsProps {
  form: UseFormReturnType<ProjectValues>;
  DatasetsField: DatasetsFieldType;
  /** In whose name it stands already. */
  standing?: { id: string; name: string } | null;
  onBusy: (busy: boolean) => void;
}

/** Title, description, tags, notebooks, datasets, in whose name, and who sees a project; what is wrong is said at its place. */
export const ProjectFields = (props: ProjectFieldsProps) => {
  const { form, DatasetsField, standing = null, onBusy } = props;
  const { description, tagIds, notebooks, datasets, organizationId } = form.values;
  const tagProblem = errorsUnder(form.errors, 'tagIds')('');
  return (
    <>
      <TextInput
        label="项目标题"
        description={`最多 ${projectLimits.title} 个字符`}
        required
        maxLength={projectLimits.title}
        {...form.getInputProps('title')}
      />
      <Textarea
        label="项目简介"
        description={`${[...description.trim()].length} / ${projectLimits.description}`}
        autosize
        minRows={2}
        {...form.getInputProps('description')}
      />
      <div data-path="tagIds">
        <Input.Label component="div">标签</Input.Label>
        <Text size="sm" c="dimmed" mb="xs">
          最多选择{projectLimits.tags}个，超出后替换最早选择的
        </Text>
        <Stack gap="sm">
          <TagChoices
            chosen={tagIds}
            onToggle={(id) =>
              form.setFieldValue('tagIds', toggledTag(tagIds, id, projectLimits.tags))
            }
          />
        </Stack>
        {tagProblem && <Input.Error>{tagProblem}</Input.Error>}
      </div>
      <div data-path="notebooks">
        <NotebooksField
          notebooks={notebooks}
          errorAt={errorsUnder(form.errors, 'notebooks')}
          onBusy={onBusy}
          onChange={(next) => form.setFieldValue('notebooks', next)}
        />
      </div>
      <div data-path="datasetIds">
        <DatasetsField
          chosen={datasets}
          error={errorsUnder(form.errors, 'datasetIds')('')}
          onChange={(next) => form.setFieldValue('datasets', [...next])}
        />
      </div>
      <PublisherField
        value={organizationId}
        standing={standing}
        error={errorsUnder(form.errors, 'organizationId')('')}
        onChange={(id) => form.setFieldValue('organizationId', id)}
      />
      <Radio.Group label="谁可以看到" {...form.getInputProps('visibility')}>
        <Stack gap="xs" mt="xs">
          {visibilities.map(({ value, label }) => (
            <Radio key={value} value={value} label={label} />
          ))}
        </Stack>
      </Radio.Group>
    </>
  );
};
