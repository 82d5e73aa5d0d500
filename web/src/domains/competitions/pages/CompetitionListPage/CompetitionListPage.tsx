import { Group, NativeSelect, Text, Title } from '@mantine/core';
import { isOngoing } from '@whaletide/schema/rules/competitions.ts';
import { useSearchParams } from 'react-router';
import { AppLink } from '../../../../components/AppLink/AppLink.tsx';
import { EmptyState } from '../../../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../../components/ErrorState/ErrorState.tsx';
import { InfiniteList } from '../../../../components/InfiniteList/InfiniteList.tsx';
import { PageFrame } from '../../../../components/PageFrame/PageFrame.tsx';
import { useNow } from '../../../../lib/useNow.ts';
import { HostButton } from '../../../application-forms/components/HostApplication/HostButton.tsx';
import { AwardedWorks } from '../../../forum/components/AwardedWorks/AwardedWorks.tsx';
import { useAwardedWorks } from '../../../forum/components/AwardedWorks/useAwardedWorks.ts';
import { CompetitionCard } from '../../components/CompetitionCard/CompetitionCard.tsx';
import { CompetitionCardSkeleton } from '../../components/CompetitionCard/CompetitionCardSkeleton.tsx';
import { competitionListPath } from '../../paths.ts';
import { statusFilterOf, statusFilters } from '../../status-filter.ts';
import { AdColumn } from './AdColumn.tsx';
import { useCompetitionListQuery, type CompetitionListQuery } from './CompetitionList.generated.ts';
import classes from './CompetitionListPage.module.css';
import { useCompetitionListSideQuery } from './CompetitionListSide.generated.ts';
import { RankingGuide, RankingGuideSkeleton } from './RankingGuide.tsx';

type Item = CompetitionListQuery['competitions']['items'][number];

interface SectionProps {
  title: string;
  items: Item[];
  /** So many cards of it are in the first view. */
  eager: number;
}

const Section = ({ title, items, eager }: SectionProps) =>
  items.length > 0 && (
    <section aria-label={title} className={classes.section}>
      <Title order={2} size="h4" className={classes.sectionTitle}>
        {title}
      </Title>
      <ul className={classes.grid}>
        {items.map((item, index) => (
          <CompetitionCard key={item.id} competition={item} eager={index < eager} />
        ))}
      </ul>
    </section>
  );

const useCompetitions = (name: string, status: string | null) => {
  const filter = statusFilterOf(status);
  const { data, error, refetch, fetchMore } = useCompetitionListQuery({
    variables: { name: name || null, status: filter?.status ?? null, page: 1, perPage: 12 },
  });
  const list = data?.competitions;
  const loadMore = () => fetchMore({ variables: { page: (list?.page ?? 1) + 1 } });
  return { list, error, refetch, loadMore };
};

/** /home/competition?name=&status= */
const CompetitionListPage = () => {
  const [query, setQuery] = useSearchParams();
  const status = query.get('status');
  const name = query.get('name')?.trim().slice(0, 200) ?? '';
  const { list, error, refetch, loadMore } = useCompetitions(name, status);
  const pickStatus = (value: string) =>
    setQuery(
      { ...(name && { name }), ...(value !== '-1' && { status: value }) },
      { replace: true, preventScrollReset: true },
    );
  // Beside the list; where it can't be had, the list stands alone.
  const { data: side, loading: sideLoading } = useCompetitionListSideQuery();
  const ads = side?.site.competitionAds ?? [];
  const awarded = useAwardedWorks();
  const hasWorks = awarded.works?.length !== 0;
  const hasSide = hasWorks || ads.length > 0;
  const now = new Date(useNow());
  const ongoing = list?.items.filter((item) => isOngoing(item, now)) ?? [];
  const ended = list?.items.filter((item) => !isOngoing(item, now)) ?? [];

  return (
    <PageFrame>
      <Group justify="space-between" align="end" mb="lg" gap="sm">
        <div>
          <Title order={1}>比赛</Title>
          <Text c="dimmed">选一场比赛，用真实数据检验你的想法</Text>
        </div>
        <Group gap="sm">
          <NativeSelect
            aria-label="比赛状态"
            w={140}
            data={statusFilters.map(({ value, label }) => ({ value, label }))}
            value={statusFilterOf(status)?.value}
            onChange={({ currentTarget }) => pickStatus(currentTarget.value)}
          />
          <HostButton
            url={side?.site.hostApplicationUrl ?? null}
            chatUrl={side?.site.hostChatUrl ?? null}
          />
        </Group>
      </Group>
      {name && (
        <Group gap="xs" mb="lg" role="note">
          <Text>“{name}”的搜索结果</Text>
          <AppLink to={competitionListPath} size="sm">
            查看全部比赛
          </AppLink>
        </Group>
      )}
      {!name && sideLoading && !side && <RankingGuideSkeleton />}
      {!name && side && side.rankingActivities.items.length > 0 && (
        <RankingGuide activities={side.rankingActivities.items} />
      )}
      <div className={classes.columns} data-side={hasSide || undefined}>
        <div className={classes.main}>
          {!list && !error && (
            <ul className={classes.grid} aria-busy="true" aria-label="加载中">
              {Array.from({ length: 6 }, (_, index) => (
                <CompetitionCardSkeleton key={index} />
              ))}
            </ul>
          )}
          {!list && error && <ErrorState error={error} onRetry={refetch} />}
          {list?.items.length === 0 && <EmptyState text="没有找到指定的比赛" />}
          {list && list.items.length > 0 && (
            <InfiniteList hasMore={list.hasNextPage} onMore={loadMore}>
              <Section title="进行中与即将开始" items={ongoing} eager={3} />
              <Section title="已结束" items={ended} eager={ongoing.length === 0 ? 3 : 0} />
            </InfiniteList>
          )}
        </div>
        {hasSide && (
          <div className={classes.side}>
            {hasWorks && <AwardedWorks {...awarded} />}
            {ads.length > 0 && <AdColumn ads={ads} />}
          </div>
        )}
      </div>
    </PageFrame>
  );
};

export default CompetitionListPage;
