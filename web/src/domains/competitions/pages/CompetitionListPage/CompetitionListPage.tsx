import { Group, NativeSelect, Text, Title } from '@mantine/core';
import { listGroup } from '@whaletide/schema/domains/competitions/rules/competitions.ts';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { InfiniteList } from '#components/InfiniteList/InfiniteList.tsx';
import { SearchField } from '#components/SearchField/SearchField.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { usePageHead } from '#lib/page-title.ts';
import { useNow } from '#lib/useNow.ts';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import { HostButton } from '#domains/application-forms/components/HostApplication/HostButton.tsx';
import { CompetitionCard } from '../../components/CompetitionCard/CompetitionCard.tsx';
import { CompetitionCardSkeleton } from '../../components/CompetitionCard/CompetitionCardSkeleton.tsx';
import { competitionSortOf, competitionSorts } from '../../list-sort.ts';
import { competitionListPath } from '../../paths.ts';
import { statusFilterOf, statusFilters } from '../../status-filter.ts';
import { AdColumn } from './AdColumn.tsx';
import { useCompetitionListQuery, type CompetitionListQuery } from './CompetitionList.generated.ts';
import { competitionListHead } from './competition-list-head.ts';
import { Continue } from './Continue.tsx';
import { TagFilter } from './TagFilter.tsx';
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

/** In their order (what hasn't begun stands below what runs). */
const sections = [
  { group: 'running', title: '进行中' },
  { group: 'upcoming', title: '即将开始' },
  { group: 'ended', title: '已结束' },
] as const;

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

interface Narrowed {
  name: string;
  status: string | null;
  tag: string | null;
  sort: string | null;
}

const useCompetitions = ({ name, status, tag, sort }: Narrowed) => {
  const filter = statusFilterOf(status);
  const order = competitionSortOf(sort)?.sort;
  const { data, error, refetch, fetchMore } = useCompetitionListQuery({
    variables: {
      name: name || null,
      status: filter?.status ?? null,
      tag,
      ...(order && { sort: order }),
      page: 1,
      perPage: 12,
    },
  });
  const list = data?.competitions;
  const loadMore = () => fetchMore({ variables: { page: (list?.page ?? 1) + 1 } });
  return { list, error, refetch, loadMore };
};

interface CompetitionListPageProps {
  /** Stands above the ads; empty leaves its place to the list. */
  works: ReactNode;
}

/** The competitions, searched and narrowed by what the address says. */
export const CompetitionListPage = ({ works }: CompetitionListPageProps) => {
  const [query, setQuery] = useSearchParams();
  const status = query.get('status');
  const name = query.get('name')?.trim().slice(0, 200) ?? '';
  const tag = query.get('tag')?.slice(0, 50) || null;
  const sort = query.get('sort');
  const { list, error, refetch, loadMore } = useCompetitions({ name, status, tag, sort });
  usePageHead(competitionListHead({ name, status, tag }, list?.items ?? []));
  const { viewer } = useViewer();
  const narrow = (key: 'name' | 'status' | 'tag' | 'sort', value: string | null) => {
    const wanted = Object.entries({ name, status, tag, sort, [key]: value });
    const next = wanted.filter((entry): entry is [string, string] => Boolean(entry[1]));
    setQuery(next, { replace: true, preventScrollReset: true });
  };
  const searching = Boolean(name || tag);
  // Beside the list; where it can't be had, the list stands alone.
  const { data: side, loading: sideLoading } = useCompetitionListSideQuery();
  const ads = side?.site.competitionAds ?? [];
  const hasSide = Boolean(works) || ads.length > 0;
  const now = new Date(useNow());
  const groups = Map.groupBy(list?.items ?? [], (item) => listGroup(item, now));
  const tags = side?.competitionTags ?? [];

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
            onChange={({ currentTarget: { value } }) =>
              narrow('status', value === '-1' ? null : value)
            }
          />
          <NativeSelect
            aria-label="排序"
            w={140}
            data={competitionSorts.map(({ value, label }) => ({ value, label }))}
            value={competitionSortOf(sort)?.value}
            onChange={({ currentTarget: { value } }) => narrow('sort', value || null)}
          />
          <HostButton
            url={side?.site.hostApplicationUrl ?? null}
            chatUrl={side?.site.hostChatUrl ?? null}
          />
        </Group>
      </Group>
      <div className={classes.filters}>
        <SearchField
          label="搜索比赛"
          text={name}
          maxLength={200}
          onSearch={(text) => narrow('name', text)}
          className={classes.search}
        />
        <TagFilter tags={tags} current={tag} onPick={(picked) => narrow('tag', picked)} />
      </div>
      {searching && (
        <Group gap="xs" mb="lg" role="note">
          <Text>
            {[name && `“${name}”`, tag && `标签“${tag}”`].filter(Boolean).join('、')}的搜索结果
          </Text>
          <AppLink to={competitionListPath} size="sm">
            查看全部比赛
          </AppLink>
        </Group>
      )}
      {viewer && !searching && <Continue />}
      {!searching && sideLoading && !side && <RankingGuideSkeleton />}
      {!searching && side && side.rankingActivities.items.length > 0 && (
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
              {sections.map(({ group, title }, index) => (
                <Section
                  key={group}
                  title={title}
                  items={groups.get(group) ?? []}
                  eager={sections.slice(0, index).some((one) => groups.has(one.group)) ? 0 : 3}
                />
              ))}
            </InfiniteList>
          )}
        </div>
        {hasSide && (
          <div className={classes.side}>
            {works}
            {ads.length > 0 && <AdColumn ads={ads} />}
          </div>
        )}
      </div>
    </PageFrame>
  );
};
