import { Text, Title } from '@mantine/core';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { datasetListPath } from '#domains/datasets/paths.ts';
import { useShowcaseSettingsQuery } from './Showcase.generated.ts';
import { ShowcaseForm } from './ShowcaseForm.tsx';

/** /home/admin/datasets: administrators put together what stands above the list of datasets. */
const ShowcasePage = () => {
  const query = useShowcaseSettingsQuery({ fetchPolicy: 'network-only' });
  return (
    <PageFrame width="reading">
      <Title order={1} size="h2">
        数据集推荐
      </Title>
      <Text c="dimmed" mb="lg">
        显示在
        <AppLink to={datasetListPath} underline="always" inherit>
          数据集列表
        </AppLink>
        的上方；每个分组展示前三个所有人可见的数据集，不足三个的分组不展示。
      </Text>
      <Loaded
        query={query}
        of={query.data?.administration?.datasetShowcase}
        empty="没有可以设置的内容"
      >
        {(settings) => <ShowcaseForm settings={settings} />}
      </Loaded>
    </PageFrame>
  );
};

export default ShowcasePage;
