import '@mantine/core/styles/Progress.layer.css';
import { Progress, Text, Title } from '@mantine/core';
import { levelProgress, levels } from '@whaletide/schema/domains/growth/rules/growth.ts';
import { LevelTag } from '#components/LevelTag/LevelTag.tsx';
import { MemberAvatar } from '#components/MemberAvatar/MemberAvatar.tsx';
import { withThousands } from '#lib/numbers.ts';
import { WeeklyBonus } from '#domains/growth/components/WeeklyBonus/WeeklyBonus.tsx';
import type { LevelPageQuery } from './LevelPage.generated.ts';
import surfaces from '#theme/surfaces.module.css';
import classes from './LevelPage.module.css';

export type LevelMember = NonNullable<LevelPageQuery['member']>;

/** Describes what is missing to the next level. */
const nextText = (score: number) => {
  const { level, nextAt } = levelProgress(score);
  const next = levels[level];
  return nextAt === null || !next
    ? '已达到最高等级'
    : `再获得 ${withThousands(nextAt - score)} 成长值升至 LV${next.Level} ${next.Name}`;
};

/**
 * Header with the page's member and their progress, and on one's own page the bonus of the week.
 */
export const LevelHeader = ({ member, own }: { member: LevelMember; own: boolean }) => {
  const { name, growthScore } = member;
  const progress = levelProgress(growthScore);
  return (
    <header className={`${surfaces.panel} ${classes.header}`}>
      <div className={classes.who}>
        <MemberAvatar {...member} size={56} />
        <div className={classes.name}>
          <Title order={1} size="h3">
            {own ? '我的等级' : `${name}的等级`}
          </Title>
          <div className={classes.tags}>
            <LevelTag level={member.level} />
            <Text size="sm" c="dimmed" span>
              {progress.name ?? '尚未起航'}
            </Text>
          </div>
        </div>
        {own && <WeeklyBonus quiet />}
      </div>
      <Progress value={progress.percent} aria-label={`当前等级进度 ${progress.percent}%`} />
      <div className={classes.progress}>
        <Text size="sm">成长值 {withThousands(growthScore)}</Text>
        <Text size="sm" c="dimmed">
          {nextText(growthScore)}
        </Text>
      </div>
    </header>
  );
};
