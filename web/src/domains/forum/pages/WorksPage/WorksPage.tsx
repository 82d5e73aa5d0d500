import { Group, NativeSelect, Skeleton, Text, Title } from '@mantine/core';
import type { WorkPostSort } from '#apollo/schema.generated.ts';
import { EndlessList } from '#components/EndlessList/EndlessList.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { listJsonLd } from '#lib/json-ld.ts';
import { usePageHead } from '#lib/page-title.ts';
import { useAddressQuery } from '#routing/useAddressQuery.ts';
import { forumPostPath, worksPath } from '#domains/forum/paths.ts';
import { useWorksQuery } from './Works.generated.ts';
import { WorkCard } from './WorkCard.tsx';
import classes from './WorksPage.module.css';

const sorts: readonly { value: string; sort: WorkPostSort; label: string }[] = [
  { value: '-ModifyTime', sort: 'UPDATED', label: '最近更新' },
  { value: '-VotesCount', sort: 'MOST_LIKED', label: '最多点赞' },
  { value: '-ViewsCount', sort: 'MOST_VIEWED', label: '最多浏览' },
];

const skeleton = (
  <ul className={classes.grid}>
    {Array.from({ length: 6 }, (_, index) => (
      <li key={index}>
        <Skeleton height={300} radius="lg" />
      </li>
    ))}
  </ul>
);

/** /home/competition/works?sort= */
const WorksPage = () => {
  const [parameters, changeQuery] = useAddressQuery();
  const chosen = sorts.find(({ value }) => value === parameters.get('sort')) ?? sorts[0];
  const query = useWorksQuery({ variables: { sort: chosen?.sort ?? 'UPDATED', page: 1 } });
  const list = query.data?.workPosts;
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
      <EndlessList query={query} list={list} empty="没有找到指定的作品" skeleton={skeleton}>
        {(posts) => (
          <ul className={classes.grid}>
            {posts.map((post, index) => (
              <WorkCard key={post.id} post={post} eager={index < 3} />
            ))}
          </ul>
        )}
      </EndlessList>
    </PageFrame>
  );
};

export default WorksPage;
