import { Title } from '@mantine/core';
import { listGroup } from '@whaletide/schema/domains/competitions/rules/competitions.ts';
import { EndlessList } from '#components/EndlessList/EndlessList.tsx';
import { tonesOf } from '#components/Cover/tones.ts';
import { useNow } from '#lib/useNow.ts';
import { CompetitionCard } from '#domains/competitions/components/CompetitionCard/CompetitionCard.tsx';
import { CompetitionCardSkeleton } from '#domains/competitions/components/CompetitionCard/CompetitionCardSkeleton.tsx';
import { CompetitionRow } from '#domains/competitions/components/CompetitionRow/CompetitionRow.tsx';
import { CompetitionRowSkeleton } from '#domains/competitions/components/CompetitionRow/CompetitionRowSkeleton.tsx';
import type { ListLook } from './list-look.ts';
import type { useCompetitions } from './useCompetitions.ts';
import type { CompetitionListQuery } from './CompetitionList.generated.ts';
import surfaces from '#theme/surfaces.module.css';
import classes from './CompetitionListPage.module.css';

/** Pictures in the first view. */
const EAGER = { rows: 6, cards: 3 } as const;

const listClass = (look: ListLook) => (look === 'cards' ? classes.grid : surfaces.rows);

type Item = CompetitionListQuery['competitions']['items'][number];

interface SectionProps {
  title: string;
  items: Item[];
  look: ListLook;
  /** So many of it are in the first view. */
  eager: number;
}

/** In their order (what hasn't begun stands below what runs). */
const sections = [
  { group: 'running', title: '进行中' },
  { group: 'upcoming', title: '即将开始' },
  { group: 'ended', title: '已结束' },
] as const;

const Section = ({ title, items, look, eager }: SectionProps) => {
  if (items.length === 0) return null;
  const tones = tonesOf(items.map(({ id }) => id));
  return (
    <section aria-label={title} className={classes.section}>
      <Title order={2} size="h4" className={classes.sectionTitle}>
        {title}
      </Title>
      <ul className={listClass(look)}>
        {items.map((item, index) => {
          const shown = { competition: item, eager: index < eager, tone: tones[index] ?? 0 };
          return look === 'cards' ? (
            <CompetitionCard key={item.id} {...shown} />
          ) : (
            <CompetitionRow key={item.id} {...shown} host={item.organization?.name ?? null} />
          );
        })}
      </ul>
    </section>
  );
};

const skeletonOf = (look: ListLook) => (
  <ul className={listClass(look)}>
    {Array.from({ length: 8 }, (_, index) =>
      look === 'cards' ? (
        <CompetitionCardSkeleton key={index} />
      ) : (
        <CompetitionRowSkeleton key={index} />
      ),
    )}
  </ul>
);

interface CompetitionResultsProps {
  query: ReturnType<typeof useCompetitions>;
  look: ListLook;
}

/** The competitions found, by how far they have come. */
export const CompetitionResults = ({ query, look }: CompetitionResultsProps) => {
  const now = new Date(useNow());
  return (
    <EndlessList
      query={query}
      list={query.data?.competitions}
      empty="没有找到指定的比赛"
      skeleton={skeletonOf(look)}
    >
      {(items) => {
        const groups = Map.groupBy(items, (item) => listGroup(item, now));
        return sections.map(({ group, title }, index) => (
          <Section
            key={group}
            title={title}
            items={groups.get(group) ?? []}
            look={look}
            eager={sections.slice(0, index).some((one) => groups.has(one.group)) ? 0 : EAGER[look]}
          />
        ));
      }}
    </EndlessList>
  );
};
