import { Group, NativeSelect, Skeleton, Text, Title } from '@mantine/core';
import type { WorkPostSort } from '#apollo/schema.generated.ts';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { InfiniteList } from '#components/InfiniteList/InfiniteList.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { listJsonLd } from '#lib/json-ld.ts';
import { usePageHead } from '#lib/page-title.ts';
import { useAddressQuery } from '#routing/useAddressQuery.ts';
import { forumPostPath, worksPath } from '../../paths.ts';
import { useWorksQuery } from './Works.generated.ts';
import { WorkCard } from './WorkCard.tsx';
import classes from './WorksPage.module.css';

const sorts: readonly { value: string; sort: WorkPostSort; label: string }[] = [
  { value: '-ModifyTime', sort: 'UPDATED', label: '最近更新' },
  { value: '-VotesCount', sort: 'MOST_LIKED', label: '最多点赞' },
  { value: '-ViewsCount', sort: 'MOST_VIEWED', label: '最多浏览' },
];

const useWorks = (sort: WorkPostSort) => {
  const { data, error, refetch, fetchMore } = useWorksQuery({ variables: { sort, page: 1 } });
  const list = data?.workPosts;
  const loadMore = () => fetchMore({ variables: { page: (list?.page ?? 1) + 1 } });
  return { list, error, refetch, loadMore };
};

/** /home/competition/works?sort= */
const WorksPage = () => {
  const [query, changeQuery] = useAddressQuery();
  const chosen = sorts.find(({ value }) => value === query.get('sort')) ?? sorts[0];
  const { list, error, refetch, loadMore } = useWorks(chosen?.sort ?? 'UPDATED');
  usePageHead({
    title: '所有作品',
    description: '各支团队在比赛中完成的作品：看看他们把数据变成了什么。',
    canonical: worksPath,
    jsonLd: listJsonLd(
      list?.items.map(({ id, title }) => ({ name: title, path: forumPostPath(id) })),
    ),
  });

  return (
    <PageFrame>
      <Group justify="space-between" align="end" mb="lg" gap="sm">
        <div>
          <Title order={1}>所有作品</Title>
          <Text c="dimmed">看看各支团队把数据变成了什么</Text>
        </div>
        <NativeSelect
          aria-label="作品排序"
          w={140}
          data={sorts.map(({ value, label }) => ({ value, label }))}
          value={chosen?.value}
          onChange={({ currentTarget }) =>
            changeQuery({ sort: currentTarget.value }, { replace: true, preventScrollReset: true })
          }
        />
      </Group>
      {!list && !error && (
        <ul className={classes.grid} aria-busy="true" aria-label="加载中">
          {Array.from({ length: 6 }, (_, index) => (
            <li key={index}>
              <Skeleton height={300} radius="lg" />
            </li>
          ))}
        </ul>
      )}
      {!list && error && <ErrorState error={error} onRetry={refetch} />}
      {list?.items.length === 0 && <EmptyState text="没有找到指定的作品" />}
      {list && list.items.length > 0 && (
        <InfiniteList hasMore={list.hasNextPage} onMore={loadMore}>
          <ul className={classes.grid}>
            {list.items.map((post, index) => (
              <WorkCard key={post.id} post={post} eager={index < 3} />
            ))}
          </ul>
        </InfiniteList>
      )}
    </PageFrame>
  );
};

export default WorksPage;
