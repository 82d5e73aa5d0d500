import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { tonesOf } from '#components/Cover/tones.ts';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { ColumnCard } from '#domains/columns/components/ColumnCard/ColumnCard.tsx';
import { ColumnCardSkeleton } from '#domains/columns/components/ColumnCard/ColumnCardSkeleton.tsx';
import { columnListPath } from '#domains/columns/paths.ts';
import { CompetitionCard } from '#domains/competitions/components/CompetitionCard/CompetitionCard.tsx';
import { CompetitionCardSkeleton } from '#domains/competitions/components/CompetitionCard/CompetitionCardSkeleton.tsx';
import { competitionListPath } from '#domains/competitions/paths.ts';
import classes from './Community.module.css';
import { Hero } from './Hero.tsx';
import type { useHomeQuery } from './Home.generated.ts';
import { Steps } from './Steps.tsx';
import { TopBoards } from './TopBoards.tsx';

interface SectionProps {
  id: string;
  title: string;
  /** Link to all of it. */
  all?: { to: string; label: string };
  children: ReactNode;
}

const Section = ({ id, title, all, children }: SectionProps) => (
  <section aria-labelledby={id} className={classes.section}>
    <div className={classes.heading}>
      <Title order={2} size="h3" id={id}>
        {title}
      </Title>
      {all && (
        <AppLink to={all.to} alone>
          {all.label}
        </AppLink>
      )}
    </div>
    {children}
  </section>
);

const skeletons = (of: ReactNode) => (
  <ul className={classes.cards} aria-busy="true" aria-label="加载中">
    {of}
  </ul>
);

interface CommunityProps {
  query: ReturnType<typeof useHomeQuery>;
}

/** Overview of the community: its numbers, what runs, who leads, what there is to read. */
export const Community = ({ query }: CommunityProps) => {
  const { data, error, refetch } = query;
  const competitions = data?.competitions.items;
  const tones = tonesOf(competitions?.map(({ id }) => id) ?? []);
  const columns = data?.columns.items;
  return (
    <>
      <Hero counts={data?.site.counts} board={data?.topBoards?.[0]} />
      <PageFrame>
        {error && !data && <ErrorState error={error} onRetry={refetch} />}
        {!data && !error && (
          <Section id="running" title="正在进行的比赛">
            {skeletons([1, 2, 3].map((card) => <CompetitionCardSkeleton key={card} />))}
          </Section>
        )}
        {competitions && competitions.length > 0 && (
          <Section
            id="running"
            title="正在进行的比赛"
            all={{ to: competitionListPath, label: '全部比赛' }}
          >
            <ul className={classes.cards}>
              {competitions.map((competition, index) => (
                <CompetitionCard
                  key={competition.id}
                  competition={competition}
                  eager={index < 3}
                  tone={tones[index]}
                />
              ))}
            </ul>
          </Section>
        )}
        {data?.topBoards && data.topBoards.length > 0 && (
          <Section id="leaders" title="谁在领先">
            <TopBoards boards={data.topBoards} />
          </Section>
        )}
        {columns && columns.length > 0 && (
          <Section id="columns" title="大家在读" all={{ to: columnListPath, label: '全部专栏' }}>
            <ul className={classes.cards}>
              {columns.map((column) => (
                <ColumnCard key={column.id} column={column} eager={false} />
              ))}
            </ul>
          </Section>
        )}
        {!data && !error && (
          <Section id="columns" title="大家在读">
            {skeletons([1, 2, 3].map((card) => <ColumnCardSkeleton key={card} />))}
          </Section>
        )}
        <Section id="steps" title="三步开始">
          <Steps />
        </Section>
      </PageFrame>
    </>
  );
};
