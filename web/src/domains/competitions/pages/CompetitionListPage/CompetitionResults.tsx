import { Title } from '@mantine/core';
import { listGroup } from '@whaletide/schema/domains/competitions/rules/competitions.ts';
import { EndlessList } from '#components/EndlessList/EndlessList.tsx';
import { useNow } from '#lib/useNow.ts';
import { CompetitionCard } from '#domains/competitions/components/CompetitionCard/CompetitionCard.tsx';
import { CompetitionCardSkeleton } from '#domains/competitions/components/CompetitionCard/CompetitionCardSkeleton.tsx';
import type { useCompetitions } from './useCompetitions.ts';
import type { CompetitionListQuery } from './CompetitionList.generated.ts';
import classes from './CompetitionListPage.module.css';

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

const skeleton = (
  <ul className={classes.grid}>
    {Array.from({ length: 6 }, (_, index) => (
      <CompetitionCardSkeleton key={index} />
    ))}
  </ul>
);

interface CompetitionResultsProps {
  query: ReturnType<typeof useCompetitions>;
}

/** The competitions found, by how far they have come. */
export const CompetitionResults = ({ query }: CompetitionResultsProps) => {
  const now = new Date(useNow());
  return (
    <EndlessList
      query={query}
      list={query.data?.competitions}
      empty="没有找到指定的比赛"
      skeleton={skeleton}
    >
      {(items) => {
        const groups = Map.groupBy(items, (item) => listGroup(item, now));
        return sections.map(({ group, title }, index) => (
          <Section
            key={group}
            title={title}
            items={groups.get(group) ?? []}
            eager={sections.slice(0, index).some((one) => groups.has(one.group)) ? 0 : 3}
          />
        ));
      }}
    </EndlessList>
  );
};
