import { Skeleton, Text, Title } from '@mantine/core';
import { EmptyState } from '../../../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../../components/ErrorState/ErrorState.tsx';
import { InfiniteList } from '../../../../components/InfiniteList/InfiniteList.tsx';
import { PageFrame } from '../../../../components/PageFrame/PageFrame.tsx';
import { listJsonLd } from '../../../../lib/json-ld.ts';
import { usePageHead } from '../../../../lib/page-title.ts';
import { RankingCard } from '../../components/RankingCard/RankingCard.tsx';
import { competitionPath } from '../../paths.ts';
import { useRankingActivitiesQuery } from './RankingActivities.generated.ts';
import classes from './RankingActivitiesPage.module.css';

/** /home/activity/EXERCISE: every ranking activity that is open. */
const RankingActivitiesPage = () => {
  const { data, error, refetch, fetchMore } = useRankingActivitiesQuery({
    variables: { page: 1, perPage: 12 },
  });
  const list = data?.rankingActivities;
  usePageHead({
    title: '打榜',
    description: '长期开放的榜单：随时提交，随时看到自己的名次。',
    jsonLd: listJsonLd(list?.items.map(({ id, name }) => ({ name, path: competitionPath(id) }))),
  });
  const loadMore = () => fetchMore({ variables: { page: (list?.page ?? 1) + 1 } });

  return (
    <PageFrame>
      <Title order={1}>打榜</Title>
      <Text c="dimmed" mb="lg">
        长期开放的榜单，随时提交，随时看到自己的名次
      </Text>
      {!list && !error && (
        <ul className={classes.cards} aria-busy="true" aria-label="加载中">
          {Array.from({ length: 6 }, (_, index) => (
            <li key={index}>
              <Skeleton height={90} radius="lg" />
            </li>
          ))}
        </ul>
      )}
      {!list && error && <ErrorState error={error} onRetry={refetch} />}
      {list?.items.length === 0 && <EmptyState text="没有找到指定的比赛" />}
      {list && list.items.length > 0 && (
        <InfiniteList hasMore={list.hasNextPage} onMore={loadMore}>
          <ul className={classes.cards}>
            {list.items.map((activity) => (
              <RankingCard key={activity.id} activity={activity} />
            ))}
          </ul>
        </InfiniteList>
      )}
    </PageFrame>
  );
};

export default RankingActivitiesPage;
