import { Button, Group, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import {
  type Recommended,
  recommendConfigProblem,
} from '@whaletide/schema/domains/site/rules/recommend-config.ts';
import { Form } from '#components/Form/Form.tsx';
import { errorsUnder, problemsByField } from '#lib/field-of.ts';
import { notify } from '#lib/notify.ts';
import { restOf } from '#lib/rest-of.ts';
import { AdFields } from '#domains/site/components/AdFields/AdFields.tsx';
import { GroupFields } from './GroupFields.tsx';
import { ProjectFields } from './ProjectFields.tsx';
import { recommendInputOf, type RecommendValues, recommendValuesOf } from './recommend-values.ts';
import type { RawSite } from './raw-site.ts';
import { useSetRecommendConfigMutation } from './SiteSettings.generated.ts';

interface RecommendFormProps {
  config: RawSite['recommendConfig'];
}

/**
 * Form for the home page and what is beside the projects, saved together; what was typed stays when
 * it is refused.
 */
export const RecommendForm = ({ config }: RecommendFormProps) => {
  const [save] = useSetRecommendConfigMutation({ context: { showsErrors: true } });
  const form = useForm<RecommendValues>({
    initialValues: recommendValuesOf(config),
    validate: (values) => {
      const problem = recommendConfigProblem(
        restOf<Recommended>('RecommendConfigInput', recommendInputOf(values)),
      );
      return problemsByField('RecommendConfigInput', problem ? [problem] : []);
    },
  });
  const errorAt = (field: string) => errorsUnder(form.errors, field)('');
  const send = async (values: RecommendValues) => {
    await save({ variables: { input: recommendInputOf(values) } });
    notify.done('已保存');
  };

  return (
    <Form form={form} send={send} label="推荐内容" failed="保存失败" guarded>
      {({ busy, refusal }) => (
        <Stack gap="lg" maw={720}>
          <div data-path="groups">
            <GroupFields
              groups={form.values.groups}
              problem={errorAt('groups')}
              onChange={(groups) => form.setFieldValue('groups', groups)}
            />
          </div>
          <div data-path="homeAds">
            <AdFields
              of="首页"
              thing="横幅"
              add="添加横幅"
              ads={form.values.homeAds}
              problem={errorAt('homeAds')}
              onChange={(ads) => form.setFieldValue('homeAds', ads)}
            />
          </div>
          <div data-path="learningPaths">
            <AdFields
              of="首页"
              thing="学习路径"
              add="添加学习路径"
              ads={form.values.learningPaths}
              problem={errorAt('learningPaths')}
              onChange={(ads) => form.setFieldValue('learningPaths', ads)}
            />
          </div>
          <ProjectFields form={form} problem={errorAt('projectAds')} />
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
