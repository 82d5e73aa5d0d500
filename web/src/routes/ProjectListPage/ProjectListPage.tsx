import { Button, Group, NativeSelect, Text, Title } from '@mantine/core';
import { projectLanguages } from '@whaletide/schema/domains/projects/rules.ts';
import { Link } from 'react-router';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { SubTabs } from '#components/SubTabs/SubTabs.tsx';
import { columnListPath } from '#domains/columns/paths.ts';
import { CreateProjectButton } from '#domains/projects/components/CreateProjectButton/CreateProjectButton.tsx';
import { ProjectList } from '#domains/projects/components/ProjectList/ProjectList.tsx';
import { TagFilter } from '#domains/projects/components/TagFilter/TagFilter.tsx';
import { languageName } from '#domains/projects/language-names.ts';
import { filtersOf } from '#domains/projects/list-filters.ts';
import { projectListPath } from '#domains/projects/paths.ts';
import { listSortOf, listSorts } from '#domains/projects/project-sorts.ts';
import { usePageHead } from '#lib/page-title.ts';
import { useAddressQuery } from '#routing/useAddressQuery.ts';
import { ProjectListSide } from './ProjectListSide.tsx';
import { useProjectListSideQuery } from './ProjectListSide.generated.ts';
import classes from './ProjectListPage.module.css';

/** /home/project?tab=&language=&tags=&match=&sort= */
const ProjectListPage = () => {
  const [query, changeQuery] = useAddressQuery();
  const filters = filtersOf(query);
  // Without its sides the list stands by itself.
  const { data } = useProjectListSideQuery({ errorPolicy: 'all', context: { showsErrors: true } });
  usePageHead({
    title: '项目',
    description: '浏览社区成员公开的数据项目：代码、结果和讲解都在笔记本里。',
    canonical: projectListPath,
    feed: `${projectListPath}/rss.xml`,
  });
  const change = (changes: Record<string, string>) =>
    changeQuery(changes, { replace: true, preventScrollReset: true });
  const addressOf = (tab: string | null) => {
    const next = new URLSearchParams(query);
    if (tab === null) next.delete('tab');
    else next.set('tab', tab);
    return next.size > 0 ? `${projectListPath}?${next}` : projectListPath;
  };
  const keywords = data?.site.recommendConfig?.projectTabs ?? [];
  return (
    <PageFrame>
      <div className={classes.head}>
        <div>
          <Title order={1}>项目</Title>
          <Text c="dimmed">代码、结果和讲解，都在打开就能读的笔记本里</Text>
        </div>
        <Group gap="sm">
          <Button
            component={Link}
            to={columnListPath}
            variant="default"
            className={classes.columns}
          >
            专栏
          </Button>
          <CreateProjectButton />
        </Group>
      </div>
      <div className={classes.page}>
        <div className={classes.main}>
          {keywords.length > 0 && (
            <SubTabs
              label="项目"
              current={filters.tab ?? ''}
              tabs={[
                { key: '', title: '全部', to: addressOf(null) },
                ...keywords.map((tab) => ({ key: tab, title: tab, to: addressOf(tab) })),
              ]}
            />
          )}
          <div className={classes.bar}>
            <TagFilter
              choice={filters}
              onChoose={({ tags, any }) =>
                change({ tags: tags.join(','), match: any ? 'any' : '' })
              }
            />
            <NativeSelect
              aria-label="语言"
              w={120}
              data={[
                { value: '', label: '全部语言' },
                ...projectLanguages.map((value) => ({
                  value,
                  label: languageName(value.toLowerCase()),
                })),
              ]}
              value={filters.language ?? ''}
              onChange={({ currentTarget: { value } }) => change({ language: value })}
            />
            <NativeSelect
              aria-label="项目排序"
              w={140}
              data={listSorts.map(({ value, label }) => ({ value, label }))}
              value={listSortOf(filters.sort).value}
              onChange={({ currentTarget: { value } }) =>
                change({ sort: value === listSorts[0]?.value ? '' : value })
              }
            />
          </div>
          <ProjectList filters={filters} />
        </div>
        <ProjectListSide site={data?.site} />
      </div>
    </PageFrame>
  );
};

export default ProjectListPage;
