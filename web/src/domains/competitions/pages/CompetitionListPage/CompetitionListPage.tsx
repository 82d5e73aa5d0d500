import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { SearchField } from '#components/SearchField/SearchField.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { usePageHead } from '#lib/page-title.ts';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import { useAddressQuery } from '#routing/useAddressQuery.ts';
import { competitionListPath } from '#domains/competitions/paths.ts';
import { AdColumn } from './AdColumn.tsx';
import { CompetitionResults } from './CompetitionResults.tsx';
import { ListHead } from './ListHead.tsx';
import { type Narrowed, useCompetitions } from './useCompetitions.ts';
import { competitionListHead } from './competition-list-head.ts';
import { Continue } from './Continue.tsx';
import { listLookOf } from './list-look.ts';
import { LookSwitch } from './LookSwitch.tsx';
import { TagFilter } from './TagFilter.tsx';
import classes from './CompetitionListPage.module.css';
import { useCompetitionListSideQuery } from './CompetitionListSide.generated.ts';
import { RankingGuide, RankingGuideSkeleton } from './RankingGuide.tsx';

interface CompetitionListPageProps {
  /** Stands above the ads; empty leaves its place to the list. */
  works: ReactNode;
  /** Way to what else there is of competitions, under the title. */
  more: ReactNode;
}

/** The competitions, searched and narrowed by what the address says. */
export const CompetitionListPage = ({ works, more }: CompetitionListPageProps) => {
  const [query, changeQuery] = useAddressQuery();
  const status = query.get('status');
  const name = query.get('name')?.trim().slice(0, 200) ?? '';
  const tag = query.get('tag')?.slice(0, 50) || null;
  const sort = query.get('sort');
  const found = useCompetitions({ name, status, tag, sort });
  usePageHead(competitionListHead({ name, status, tag }, found.data?.competitions.items ?? []));
  const { viewer } = useViewer();
  const narrow = (key: keyof Narrowed, value: string | null) =>
    changeQuery({ [key]: value }, { replace: true, preventScrollReset: true });
  const look = listLookOf(query.get('view'));
  const searching = Boolean(name || tag);
  // Beside the list; where it can't be had, the list stands alone.
  const { data: side, loading: sideLoading } = useCompetitionListSideQuery();
  const ads = side?.site.competitionAds ?? [];
  const hasSide = Boolean(works) || ads.length > 0;
  const tags = side?.site.competitionTags ?? [];

  return (
    <PageFrame>
      <ListHead status={status} sort={sort} site={side?.site} more={more} onNarrow={narrow} />
      <div className={classes.filters}>
        <SearchField
          label="搜索比赛"
          text={name}
          maxLength={200}
          onSearch={(text) => narrow('name', text)}
          className={classes.search}
        />
        <TagFilter tags={tags} current={tag} onPick={(picked) => narrow('tag', picked)} />
        <LookSwitch
          look={look}
          onPick={(next) =>
            changeQuery(
              { view: next === 'cards' ? next : null },
              { replace: true, preventScrollReset: true },
            )
          }
        />
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
          <CompetitionResults query={found} look={look} />
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
