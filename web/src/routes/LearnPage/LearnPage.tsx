import { Text, Title } from '@mantine/core';
import { NavLink, useLocation } from 'react-router';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { EmbeddedPage } from '#components/EmbeddedPage/EmbeddedPage.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { CompetitionCard } from '#domains/competitions/components/CompetitionCard/CompetitionCard.tsx';
import { CompetitionCardSkeleton } from '#domains/competitions/components/CompetitionCard/CompetitionCardSkeleton.tsx';
import { competitionListPath } from '#domains/competitions/paths.ts';
import { activeInSight } from '#lib/active-in-sight.ts';
import { usePageHead } from '#lib/page-title.ts';
import { learnPath } from '#routing/learn.ts';
import surfaces from '#theme/surfaces.module.css';
import { useLearnQuery } from './Learn.generated.ts';
import classes from './LearnPage.module.css';
import { learningTopics } from './topics.ts';

/** A learning path: the operator's page of it in a frame, or what we say of it ourselves. */
const LearnPage = () => {
  const { pathname } = useLocation();
  const topic = learningTopics.find(({ name }) => pathname.endsWith(`/${name}`));
  const { data, error, refetch } = useLearnQuery({ variables: { tag: topic?.tag ?? '' } });
  usePageHead({
    title: `${topic?.title ?? ''}学习路径`,
    description: topic?.about,
    canonical: learnPath(topic?.name ?? ''),
  });
  if (!topic) return null;
  const { name, title, about, tag, stages } = topic;
  const learningUrl = data?.site.learningUrl;
  if (learningUrl)
    return <EmbeddedPage url={`${learningUrl}/${name}`} title={`${title}学习路径`} />;
  const competitions = data?.competitions.items;
  return (
    <PageFrame>
      <Title order={1}>{title}学习路径</Title>
      <Text c="dimmed" className={classes.about}>
        {about}
      </Text>
      <nav ref={activeInSight} aria-label="学习路径" className={classes.topics}>
        {learningTopics.map((one) => (
          <NavLink key={one.name} to={learnPath(one.name)} className={classes.topic}>
            {one.title}
          </NavLink>
        ))}
      </nav>
      <ol className={classes.stages}>
        {stages.map((stage, index) => (
          <li key={stage.title} className={`${surfaces.panel} ${classes.stage}`}>
            <span className={classes.number} aria-hidden>
              {index + 1}
            </span>
            <div>
              <h2 className={surfaces.name}>{stage.title}</h2>
              <Text c="dimmed">{stage.text}</Text>
            </div>
          </li>
        ))}
      </ol>
      {error && !data && <ErrorState error={error} onRetry={refetch} />}
      {competitions?.length !== 0 && !(error && !data) && (
        <section aria-labelledby="learn-try">
          <div className={classes.heading}>
            <Title order={2} size="h3" id="learn-try">
              动手试试
            </Title>
            <AppLink to={`${competitionListPath}?${new URLSearchParams({ tag })}`} alone>
              更多“{tag}”比赛
            </AppLink>
          </div>
          <ul className={classes.cards} aria-busy={!competitions || undefined}>
            {competitions
              ? competitions.map((competition) => (
                  <CompetitionCard key={competition.id} competition={competition} eager={false} />
                ))
              : [1, 2, 3].map((card) => <CompetitionCardSkeleton key={card} />)}
          </ul>
        </section>
      )}
    </PageFrame>
  );
};

export default LearnPage;
