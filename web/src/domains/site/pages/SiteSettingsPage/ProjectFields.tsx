import { Textarea } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { MAX_RECOMMENDED } from '@whaletide/schema/domains/site/rules/recommend-config.ts';
import { AdFields } from '#domains/site/components/AdFields/AdFields.tsx';
import { HiddenNote } from '#domains/site/components/AdFields/HiddenNote.tsx';
import type { RecommendValues } from './recommend-values.ts';
import { idsOf } from '#domains/site/components/AdFields/typed-lists.ts';

interface ProjectFieldsProps {
  form: UseFormReturnType<RecommendValues>;
  /** Problem with the pictures. */
  problem: string | undefined;
}

/** Fields for what is shown above and beside the list of projects. */
export const ProjectFields = ({ form, problem }: ProjectFieldsProps) => (
  <>
    <Textarea
      label="项目列表的关键词"
      description={`每行一个，最多${MAX_RECOMMENDED}个；在项目列表上方显示为标签页`}
      autosize
      minRows={2}
      {...form.getInputProps('projectTabs')}
    />
    <Textarea
      label="热门项目"
      description={`每行一个项目编号，最多${MAX_RECOMMENDED}个；显示在项目列表旁`}
      autosize
      minRows={2}
      {...form.getInputProps('hotProjectIds')}
    />
    <HiddenNote among={idsOf(form.values.hotProjectIds)} />
    <Textarea
      label="推荐专栏"
      description={`每行一个专栏编号，最多${MAX_RECOMMENDED}个；显示在项目列表旁`}
      autosize
      minRows={2}
      {...form.getInputProps('columnIds')}
    />
    <HiddenNote among={idsOf(form.values.columnIds)} />
    <div data-path="projectAds">
      <AdFields
        of="项目列表旁"
        add="添加项目列表广告位"
        ads={form.values.projectAds}
        problem={problem}
        onChange={(ads) => form.setFieldValue('projectAds', ads)}
      />
    </div>
  </>
);
