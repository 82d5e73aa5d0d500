import { Button, Group, NativeSelect, Text, Title } from '@mantine/core';
import { IconFilter, IconPlus, IconStar } from '@tabler/icons-react';
import { lazy, useState } from 'react';
import { Link, useParams } from 'react-router';
import { Contained } from '#components/Contained/Contained.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { Redirect } from '#components/Redirect/Redirect.tsx';
import { SubTabs } from '#components/SubTabs/SubTabs.tsx';
import { usePageHead } from '#lib/page-title.ts';
import surfaces from '#theme/surfaces.module.css';
import { ChosenFilters } from '#domains/datasets/components/DatasetFilters/ChosenFilters.tsx';
import { DatasetFilters } from '#domains/datasets/components/DatasetFilters/DatasetFilters.tsx';
import { DatasetList } from '#domains/datasets/components/DatasetList/DatasetList.tsx';
import { DatasetShowcase } from '#domains/datasets/components/DatasetShowcase/DatasetShowcase.tsx';
import { starredDatasetsPath } from '#domains/projects/paths.ts';
import { changedQuery } from '#routing/changed-query.ts';
import { useAddressQuery } from '#routing/useAddressQuery.ts';
import { datasetSortOf, datasetSorts } from '#domains/datasets/dataset-sorts.ts';
import { type FilterChange, filtersOf, parametersOf } from '#domains/datasets/list-filters.ts';
import {
  createDatasetPath,
  datasetListPath,
  featuredDatasetsPath,
} from '#domains/datasets/paths.ts';
import classes from './DatasetListPage.module.css';

const FilterDrawer = lazy(
  () => import('#domains/datasets/components/DatasetFilters/FilterDrawer.tsx'),
);

const tabs = [
  { key: 'all', title: '全部', path: datasetListPath },
  { key: 'selected', title: '精选', path: featuredDatasetsPath },
] as const;

/** /home/dataset/:tab?min=&minUnit=&max=&maxUnit=&license=&tags=&sort= */
const DatasetListPage = () => {
  const { tab: named = 'all' } = useParams();
  const [query, changeQuery] = useAddressQuery();
  const [filtering, setFiltering] = useState(false);
  const filters = filtersOf(query);
  const tab = tabs.find(({ key }) => key === named);
  usePageHead({
    title: '数据集',
    description: '浏览和下载社区成员公开的数据集：说明、文件预览和每一列的分布。',
    canonical: tab?.path ?? datasetListPath,
    feed: `${datasetListPath}/rss.xml`,
  });
  if (!tab) return <Redirect to={datasetListPath} />;
  const change = (next: FilterChange) =>
    changeQuery((newest) => parametersOf(next(filtersOf(newest))), {
      replace: true,
      preventScrollReset: true,
    });
  const kept = changedQuery(new URLSearchParams(), parametersOf(filters));
  return (
    <PageFrame>
      <Group justify="space-between" align="start" mb="lg" gap="sm">
        <div>
          <Title order={1}>数据集</Title>
          <Text c="dimmed">说明、文件和每一列的分布，打开就能看</Text>
        </div>
        <Group gap="sm">
          <Button
            component={Link}
            to={starredDatasetsPath}
            variant="default"
            leftSection={<IconStar size={18} stroke={1.5} aria-hidden />}
          >
            我的收藏
          </Button>
          <Button
            component={Link}
            to={createDatasetPath}
            leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
          >
            数据集
          </Button>
        </Group>
      </Group>
      <DatasetShowcase />
      <div className={classes.page}>
        <aside className={`${surfaces.panel} ${classes.side}`} aria-label="筛选">
          <DatasetFilters filters={filters} onChange={change} />
        </aside>
        <div className={classes.main}>
          <Group justify="space-between" align="start" gap="sm">
            <SubTabs
              label="数据集"
              current={tab.key}
              tabs={tabs.map(({ key, title, path }) => ({
                key,
                title,
                to: kept.size > 0 ? `${path}?${kept}` : path,
              }))}
            />
            <Group gap="sm" mb="lg">
              <Button
                className={classes.opener}
                variant="default"
                aria-haspopup="dialog"
                leftSection={<IconFilter size={18} stroke={1.5} aria-hidden />}
                onClick={() => setFiltering(true)}
              >
                筛选
              </Button>
              <NativeSelect
                aria-label="数据集排序"
                w={140}
                data={datasetSorts.map(({ value, label }) => ({ value, label }))}
                value={datasetSortOf(filters.sort).value}
                onChange={({ currentTarget: { value } }) =>
                  change((newest) => ({
                    ...newest,
                    sort: value === datasetSorts[0]?.value ? null : value,
                  }))
                }
              />
            </Group>
          </Group>
          <ChosenFilters filters={filters} onChange={change} />
          <DatasetList filters={filters} featured={tab.key === 'selected'} />
        </div>
      </div>
      <Opened of={filtering}>
        {() => (
          <Contained>
            <FilterDrawer filters={filters} onChange={change} onClose={() => setFiltering(false)} />
          </Contained>
        )}
      </Opened>
    </PageFrame>
  );
};

export default DatasetListPage;
