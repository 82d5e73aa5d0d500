import { ActionIcon, Button, Text, Title } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useNow } from '#lib/useNow.ts';
import type { Viewer } from '#domains/account/components/Viewer/useViewer.ts';
import { useWeakFlags } from '#domains/account/components/WeakFlags/useWeakFlags.ts';
import { SubscribeButton } from '#domains/columns/components/SubscribeButton/SubscribeButton.tsx';
import { columnListPath, columnPath } from '#domains/columns/paths.ts';
import { competitionListPath, competitionPath } from '#domains/competitions/paths.ts';
import { RewardChips } from '#domains/quests/components/RewardsModal/RewardChips.tsx';
import { openTaskWidget } from '#domains/quests/components/TaskWidget/task-widget-state.ts';
import surfaces from '#theme/surfaces.module.css';
import { beginnerCompetition, firstTask } from './first-steps.ts';
import { useWelcomeQuery } from './Welcome.generated.ts';
import { isWelcomed, WELCOME_FLAG } from './welcome-flag.ts';
import { WelcomeStep } from './WelcomeStep.tsx';
import classes from './Welcome.module.css';

/** Three next steps for a newcomer, until they are closed for good. */
export const Welcome = ({ viewer }: { viewer: Viewer }) => {
  const { flags, setFlags } = useWeakFlags(viewer);
  const isShown = !isWelcomed(flags) && viewer.member.level <= 1;
  const now = useNow();
  const { data, loading } = useWelcomeQuery({
    skip: !isShown,
    errorPolicy: 'all',
    context: { showsErrors: true },
  });
  if (!isShown) return null;
  if (!data)
    return loading && <div className={`${surfaces.panel} ${classes.welcome}`} aria-hidden />;
  const competition = beginnerCompetition(data.competitions?.items ?? [], now);
  const task = firstTask(data.tasks ?? []);
  const columns = data.columns?.items ?? [];
  const column = columns.find(({ viewerFollows }) => !viewerFollows) ?? columns[0];
  return (
    <section className={`${surfaces.panel} ${classes.welcome}`} aria-labelledby="first-steps">
      <header className={classes.head}>
        <Title order={2} size="h3" id="first-steps">
          欢迎加入，从这三步开始
        </Title>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label="关闭，不再显示"
          onClick={() => void setFlags({ [WELCOME_FLAG]: true })}
        >
          <IconX size={20} stroke={1.5} aria-hidden />
        </ActionIcon>
      </header>
      <ol className={classes.steps}>
        <WelcomeStep
          number={1}
          title="报名一场比赛"
          isDone={(data.viewer?.competitions?.items.length ?? 0) > 0}
          about={competition?.name ?? '在全部比赛里挑一场感兴趣的'}
        >
          <Button
            component={Link}
            to={competition ? competitionPath(competition.id) : competitionListPath}
            variant="light"
          >
            {competition ? '看看这场比赛' : '看看全部比赛'}
          </Button>
        </WelcomeStep>
        <WelcomeStep
          number={2}
          title="完成一个任务，领取鲸币"
          isDone={!task || data.tasks?.some(({ status }) => status === 'FINISHED') === true}
          about={task?.name ?? '新手任务都完成了'}
        >
          {task && <RewardChips rewards={task.rewards} />}
          <Button variant="light" onClick={openTaskWidget}>
            {task?.status === 'COMPLETED' ? '去领取奖励' : '看看任务'}
          </Button>
        </WelcomeStep>
        <WelcomeStep
          number={3}
          title="关注一个专栏"
          isDone={columns.some(({ viewerFollows }) => viewerFollows)}
          about={column?.name ?? '在专栏里跟着作者一步步学'}
        >
          {column && <SubscribeButton column={column} />}
          <Button
            component={Link}
            to={column ? columnPath(column.id) : columnListPath}
            variant="subtle"
          >
            {column ? '看看内容' : '看看全部专栏'}
          </Button>
        </WelcomeStep>
      </ol>
      <Text size="sm" c="dimmed">
        关闭后，任务还在「待办任务」里。
      </Text>
    </section>
  );
};
