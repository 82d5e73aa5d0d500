import '@mantine/core/styles/Progress.layer.css';
import { Progress, Text, Title } from '@mantine/core';
import { activityProgress } from '@whaletide/schema/domains/activities/rules/activity-labels.ts';
import type { ReactNode } from 'react';
import { MemberFace, MemberName } from '#domains/members/components/MemberLink/MemberLink.tsx';
import { Sponsor } from '../ActivityCard/Sponsor.tsx';
import { Difficulty } from '../Difficulty/Difficulty.tsx';
import { type ActivityAsideQuery, useActivityAsideQuery } from './ActivityAside.generated.ts';
import { LiveBlock } from './LiveBlock.tsx';
import classes from './ActivityAside.module.css';

type Activity = NonNullable<ActivityAsideQuery['competition']>;

const Block = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={classes.block} aria-label={title}>
    <Title order={2} size="h4" mb={8}>
      {title}
    </Title>
    {children}
  </section>
);

const Tutors = ({ tutors }: Pick<Activity, 'tutors'>) => (
  <ul className={classes.tutors}>
    {tutors.map((tutor) => (
      <li key={tutor.id}>
        <MemberFace member={tutor} size={40} />
        <span className={classes.tutor}>
          <MemberName member={tutor} />
          {tutor.communityVerification && (
            <Text component="span" size="sm" c="dimmed" lineClamp={1}>
              {tutor.communityVerification.name}
            </Text>
          )}
        </span>
      </li>
    ))}
  </ul>
);

const Facts = ({ activity }: { activity: Activity }) => {
  const { difficulty, estimatedTime, slogans, sponsor } = activity;
  if (difficulty === null && !estimatedTime && slogans.length === 0 && !sponsor) return null;
  return (
    <Block title="关于活动">
      {difficulty !== null && (
        <Text component="div" className={classes.fact}>
          难度 <Difficulty level={difficulty} />
        </Text>
      )}
      {estimatedTime && <Text>预计用时 {estimatedTime}</Text>}
      {slogans.map((slogan) => (
        <Text key={slogan}>{slogan}</Text>
      ))}
      {sponsor && <Sponsor sponsor={sponsor} />}
    </Block>
  );
};

/** An activity's own facts beside its page: progress, live session, tutors, sponsor. */
const ActivityAside = ({ activityId }: { activityId: string }) => {
  // Without it the page is whole: no error of its own.
  const { data } = useActivityAsideQuery({
    variables: { id: activityId },
    context: { showsErrors: true },
  });
  const activity = data?.competition;
  if (!activity) return null;
  const { live, stages, tutors, viewerState } = activity;
  const progress = activityProgress(stages ?? [], viewerState?.currentStage?.id ?? null);
  return (
    <div className={classes.aside}>
      {progress && (
        <Block title="我的进度">
          <Text mb={6}>
            第 {progress.stage} / {progress.stages} 阶段
            {progress.percent !== null && `，练习完成 ${progress.done} / ${progress.tasks}`}
          </Text>
          {progress.percent !== null && <Progress value={progress.percent} aria-label="学习进度" />}
        </Block>
      )}
      {live && (
        <Block title="直播">
          <LiveBlock activity={activity} live={live} />
        </Block>
      )}
      {tutors.length > 0 && (
        <Block title="特邀导师">
          <Tutors tutors={tutors} />
        </Block>
      )}
      <Facts activity={activity} />
    </div>
  );
};

export default ActivityAside;
