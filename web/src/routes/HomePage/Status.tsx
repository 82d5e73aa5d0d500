import { Skeleton, Title, UnstyledButton } from '@mantine/core';
import { Link } from 'react-router';
import { Count } from '#components/Count/Count.tsx';
import { LevelTag } from '#components/LevelTag/LevelTag.tsx';
import { MemberAvatar } from '#components/MemberAvatar/MemberAvatar.tsx';
import type { Viewer } from '#domains/account/components/Viewer/useViewer.ts';
import { WeeklyBonus } from '#domains/growth/components/WeeklyBonus/WeeklyBonus.tsx';
import { levelPath } from '#domains/growth/paths.ts';
import { profilePath } from '#domains/members/paths.ts';
import { starPath } from '#domains/projects/paths.ts';
import { openTaskWidget } from '#domains/quests/components/TaskWidget/task-widget-state.ts';
import { useOpenTasks } from '#domains/quests/components/TaskWidget/useOpenTasks.ts';
import surfaces from '#theme/surfaces.module.css';
import type { MemberHomeQuery } from './MemberHome.generated.ts';
import classes from './MemberHome.module.css';

interface FigureProps {
  to: string;
  label: string;
  value: number | undefined;
}

const Figure = ({ to, label, value }: FigureProps) => (
  <Link to={to} className={classes.figure}>
    <strong>
      {value === undefined ? <Skeleton height={22} width={32} /> : <Count value={value} />}
    </strong>
    <span>{label}</span>
  </Link>
);

interface StatusProps {
  viewer: Viewer;
  /** Undefined while it comes. */
  counts: MemberHomeQuery | undefined;
}

/** Status of the member: picture, growth, counts, and this week's coins. */
export const Status = ({ viewer, counts }: StatusProps) => {
  const { member, growthScore } = viewer;
  const own = counts?.viewer;
  const { tasks, open } = useOpenTasks();
  return (
    <section className={`${surfaces.panel} ${classes.panel}`} aria-labelledby="welcome">
      <div className={classes.who}>
        <MemberAvatar id={member.id} name={member.name} avatar={member.avatar} size={56} />
        <div>
          <Title order={1} size="h4" id="welcome" className={classes.name}>
            {member.name}，欢迎回来
          </Title>
          <LevelTag level={member.level} />
        </div>
      </div>
      <div className={classes.figures}>
        <Figure to={levelPath(member.id)} label="成长值" value={growthScore} />
        <Figure
          to={profilePath(member.id, 'project')}
          label="项目"
          value={own?.projects?.totalCount}
        />
        <Figure
          to={starPath}
          label="收藏"
          value={
            own?.bookmarkedProjects && own.bookmarkedDatasets
              ? own.bookmarkedProjects.totalCount + own.bookmarkedDatasets.totalCount
              : undefined
          }
        />
        <UnstyledButton className={classes.figure} onClick={openTaskWidget}>
          <strong>{tasks ? <Count value={open} /> : <Skeleton height={22} width={32} />}</strong>
          <span>待办任务</span>
        </UnstyledButton>
      </div>
      <WeeklyBonus quiet />
    </section>
  );
};
