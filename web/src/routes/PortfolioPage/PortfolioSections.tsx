import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { competitionPath } from '#domains/competitions/paths.ts';
import { profilePath } from '#domains/members/paths.ts';
import { projectPath } from '#domains/projects/paths.ts';
import { RatingChart } from '#domains/ratings/components/RatingLine/RatingChart.tsx';
import { ActivityPicture } from '#domains/records/components/ActivityYear/ActivityPicture.tsx';
import { ResultRows } from '#domains/records/components/ResultList/ResultRows.tsx';
import surfaces from '#theme/surfaces.module.css';
import type { PortfolioMember } from './portfolio-head.ts';
import classes from './PortfolioPage.module.css';

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={classes.section}>
    <Title order={2} size="h3" mb="sm">
      {title}
    </Title>
    {children}
  </section>
);

const Results = ({ member: { id, record } }: { member: PortfolioMember }) => {
  const results = record?.results;
  if (!results || results.items.length === 0) return null;
  const more = results.totalCount - results.items.length;
  return (
    <Section title="比赛名次">
      <ResultRows results={results.items} />
      {more > 0 && (
        <Text mt="sm">
          <AppLink to={profilePath(id, 'competition')}>还有 {more} 场比赛</AppLink>
        </Text>
      )}
    </Section>
  );
};

const Projects = ({ projects }: { projects: PortfolioMember['projects'] }) =>
  projects &&
  projects.items.length > 0 && (
    <Section title="项目">
      <ul className={surfaces.rows}>
        {projects.items.map(({ id, title, description, votesCount }) => (
          <li key={id} className={`${surfaces.row} ${classes.project}`}>
            <h3 className={classes.title}>
              <Link to={projectPath(id)} className={surfaces.link}>
                {title}
              </Link>
            </h3>
            {description && <Text size="sm">{description}</Text>}
            {votesCount > 0 && (
              <Text size="sm" c="dimmed">
                {votesCount} 个赞
              </Text>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );

const Skills = ({ skills }: { skills: PortfolioMember['skills'] }) =>
  skills &&
  skills.length > 0 && (
    <Section title="技能">
      <ul className={surfaces.rows}>
        {skills.map(({ skill, competition }) => (
          <li key={skill.id} className={`${surfaces.row} ${classes.skill}`}>
            <strong>{skill.name}</strong>
            {competition && (
              <AppLink to={competitionPath(competition.id)} alone>
                {competition.name}
              </AppLink>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );

/** Parts of a portfolio; those that a member has nothing in are left out. */
export const PortfolioSections = ({ member }: { member: PortfolioMember }) => {
  const { record, projects, skills } = member;
  const moves = record?.ratingHistory?.items ?? [];
  const days = record?.activity ?? [];
  return (
    <>
      <Results member={member} />
      {moves.length > 0 && (
        <Section title="等级分">
          <RatingChart moves={moves.toReversed()} />
        </Section>
      )}
      <Projects projects={projects} />
      <Skills skills={skills} />
      {days.length > 0 && (
        <Section title="近一年的活动">
          <ActivityPicture days={days} />
        </Section>
      )}
    </>
  );
};
