import '#theme/styles/forms.ts';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { HostApplication } from '@whaletide/schema/domains/application-forms/rules.ts';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { Form } from '#components/Form/Form.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { ApplicationFields } from '#domains/application-forms/components/HostApplication/ApplicationFields.tsx';
import {
  emptyApplication,
  problemsOf,
  toApplicationInput,
} from '#domains/application-forms/components/HostApplication/application-values.ts';
import { useApplyToHostMutation } from '#domains/application-forms/components/HostApplication/ApplyToHost.generated.ts';
import { OwnApplications } from '#domains/application-forms/components/OwnApplications/OwnApplications.tsx';
import { dataSourcePath, datasetListPath } from '#domains/datasets/paths.ts';
import { usePageHead } from '#lib/page-title.ts';

/** /landing/data-source: applies to be named beside the list of datasets. */
const DataSourcePage = () => {
  const [apply, { data }] = useApplyToHostMutation({ context: { showsErrors: true } });
  const form = useForm<HostApplication>({
    initialValues: emptyApplication,
    validate: problemsOf,
    validateInputOnBlur: true,
  });
  usePageHead({
    title: '申请成为数据来源',
    description: '高校、机构和企业可以申请成为社区推荐的数据来源，让更多成员用到公开的数据。',
    canonical: dataSourcePath,
  });
  const send = (values: HostApplication) =>
    apply({ variables: { input: { ...toApplicationInput(values), kind: 'DATA_SOURCE' } } });
  return (
    <PageFrame width="form">
      <Title order={1} mb="xs">
        申请成为数据来源
      </Title>
      <OwnApplications kind="DATA_SOURCE" />
      {data ? (
        <Stack role="status">
          <Text>我们已收到您的申请，将在 1 个工作日内与您联系。</Text>
          <AppLink to={datasetListPath} alone>
            返回数据集
          </AppLink>
        </Stack>
      ) : (
        <>
          <Text c="dimmed" mb="lg">
            持续公开高质量数据的高校、机构和企业，会展示在数据集列表的上方。
          </Text>
          <Form form={form} send={send} label="申请成为数据来源" failed="申请失败">
            {({ busy, refusal }) => (
              <Stack>
                {refusal}
                <ApplicationFields form={form} placeholder="数据的主题、规模与更新频率" />
                <Group>
                  <Button type="submit" loading={busy}>
                    提交申请
                  </Button>
                </Group>
              </Stack>
            )}
          </Form>
        </>
      )}
    </PageFrame>
  );
};

export default DataSourcePage;
