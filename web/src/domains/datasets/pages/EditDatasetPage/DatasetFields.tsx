import { Input, NativeSelect, Stack, Text, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { datasetTextLimits } from '@whaletide/schema/domains/datasets/rules/datasets.ts';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { MarkdownEditor } from '#components/MarkdownEditor/MarkdownEditor.tsx';
import { PictureField } from '#components/PictureField/PictureField.tsx';
import { TextSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { errorsUnder } from '#lib/field-of.ts';
import { PublisherField } from '#domains/organizations/components/PublisherField/PublisherField.tsx';
import { useDatasetFiltersQuery } from '#domains/datasets/components/DatasetFilters/DatasetFilters.generated.ts';
import { filterChoicesOf } from '#domains/datasets/components/DatasetFilters/filter-choices.ts';
import { LicensePicker } from '#domains/datasets/components/DatasetFilters/LicensePicker.tsx';
import { TagGroups } from '#domains/datasets/components/DatasetFilters/TagGroups.tsx';
import { toggledTag } from '#domains/datasets/list-filters.ts';
import type { DatasetValues } from './dataset-values.ts';

const visibilities = [
  { value: 'PRIVATE', label: '私有：只有自己可以看到' },
  { value: 'SHARED', label: '凭链接可见：知道地址的人可以看到' },
  { value: 'PUBLIC', label: '公开：所有人可以看到' },
];

interface DatasetFieldsProps {
  form: UseFormReturnType<DatasetValues>;
  /** In whose name it stands already. */
  standing?: { id: string; name: string } | null;
}

/**
 * Form fields for a dataset's title, description, licence, tags, the name that it is published in,
 * and its visibility.
 */
export const DatasetFields = ({ form, standing = null }: DatasetFieldsProps) => {
  const query = useDatasetFiltersQuery({ context: { showsErrors: true } });
  const { description, document, tagIds, licenseId, image, organizationId } = form.values;
  const errorOf = (field: string) => errorsUnder(form.errors, field)('');
  const tagProblem = errorOf('tagIds');
  return (
    <>
      <TextInput
        label="标题"
        required
        maxLength={datasetTextLimits.title}
        {...form.getInputProps('title')}
      />
      <Textarea
        label="简介"
        description={`${[...description.trim()].length} / ${datasetTextLimits.description}`}
        autosize
        minRows={2}
        {...form.getInputProps('description')}
      />
      <div>
        <Input.Label component="div">说明文档</Input.Label>
        <MarkdownEditor
          label="说明文档"
          rows={12}
          placeholder="数据从哪里来、每个字段是什么意思、怎么用"
          value={document}
          onChange={(value) => form.setFieldValue('document', value)}
          error={errorOf('document')}
          data-path="document"
        />
      </div>
      <PictureField
        label="封面"
        hint="png 或 jpg，最大 4 MB；不上传时由网站绘制"
        stored={image}
        change={undefined}
        onChange={(change) => form.setFieldValue('image', change?.url ?? null)}
      />
      <Loaded
        query={query}
        of={filterChoicesOf(query.data)}
        empty={<Text c="dimmed">暂无可选的标签</Text>}
        skeleton={<TextSkeleton lines={6} />}
      >
        {({ licenses, tags }) => (
          <>
            <LicensePicker
              licenses={licenses}
              value={licenseId}
              none="暂不指明"
              onChange={(id) => form.setFieldValue('licenseId', id)}
            />
            <div data-path="tagIds">
              <Input.Label component="div">标签</Input.Label>
              <Text size="sm" c="dimmed">
                最多选择{datasetTextLimits.tags}个，超出后替换最早选择的
              </Text>
              <Stack gap="xs">
                <TagGroups
                  groups={tags}
                  chosen={tagIds}
                  onToggle={(id) =>
                    form.setFieldValue('tagIds', toggledTag(tagIds, id, datasetTextLimits.tags))
                  }
                />
              </Stack>
              {tagProblem && <Input.Error>{tagProblem}</Input.Error>}
            </div>
          </>
        )}
      </Loaded>
      <PublisherField
        value={organizationId}
        standing={standing}
        error={errorOf('organizationId')}
        onChange={(id) => form.setFieldValue('organizationId', id)}
      />
      <NativeSelect label="谁可以看到" data={visibilities} {...form.getInputProps('visibility')} />
    </>
  );
};
