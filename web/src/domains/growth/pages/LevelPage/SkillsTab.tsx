import { Text, Title } from '@mantine/core';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { MemberAvatar } from '#components/MemberAvatar/MemberAvatar.tsx';
import { formatDate } from '#lib/dates.ts';
import { competitionListPath, competitionPath } from '#domains/competitions/paths.ts';
import type { LevelMember } from './LevelHeader.tsx';
import surfaces from '#theme/surfaces.module.css';
import classes from './LevelPage.module.css';

interface SkillsTabProps {
  skills: LevelMember['skills'];
  own: boolean;
  /** Id of the one that the address names. */
  chosen: string | null;
  error: unknown;
  onRetry: () => unknown;
}

type Earned = NonNullable<LevelMember['skills']>[number];

const SkillRow = ({ earned, chosen }: { earned: Earned; chosen: boolean }) => {
  const { skill, competition, earnedAt } = earned;
  return (
    <li
      id={`skill-${skill.id}`}
      className={`${surfaces.row} ${classes.skill}`}
      aria-current={chosen || undefined}
    >
      <MemberAvatar id={skill.id} name={skill.name} avatar={skill.icon} size={40} />
      <div className={classes.skillText}>
        <Text fw={600}>{skill.name}</Text>
        {skill.certificate && <Text size="sm">{skill.certificate}</Text>}
        <Text size="sm" c="dimmed">
          {formatDate(earnedAt)}
          {competition && (
            <>
              {' · 在'}
              <AppLink to={competitionPath(competition.id)} underline="always">
                {competition.name}
              </AppLink>
              {' 中获得'}
            </>
          )}
        </Text>
      </div>
    </li>
  );
};

/** The skills that the member has earned, newest first, and how skills are earned. */
export const SkillsTab = ({ skills, own, chosen, error, onRetry }: SkillsTabProps) => {
  if (!skills) return <ErrorState error={error} onRetry={onRetry} />;
  return (
    <>
      {skills.length === 0 ? (
        <EmptyState
          text={own ? '你还没有获得技能' : '还没有获得技能'}
          action={<AppLink to={competitionListPath}>去看看比赛</AppLink>}
        />
      ) : (
        <ul className={surfaces.rows}>
          {skills.map((earned) => (
            <SkillRow key={earned.skill.id} earned={earned} chosen={earned.skill.id === chosen} />
          ))}
        </ul>
      )}
      <section aria-labelledby="skill-ways" className={classes.part}>
        <Title order={2} size="h4" id="skill-ways" mb={4}>
          如何获得技能
        </Title>
        <Text c="dimmed">
          技能由比赛授予：完成指定任务的提交、从指定阶段晋级，或进入最终排名。比赛详情页的“可获得的技能”列出了每场比赛授予的技能与条件。
        </Text>
      </section>
    </>
  );
};
