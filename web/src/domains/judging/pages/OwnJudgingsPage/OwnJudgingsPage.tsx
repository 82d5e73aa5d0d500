import '@mantine/core/styles/Progress.layer.css';
import { Badge, Button, Group, Progress, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { PagedList } from '#components/PagedList/PagedList.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { competitionPath } from '#domains/competitions/paths.ts';
import { usePage } from '#routing/usePage.ts';
import { modeNames } from '#domains/judging/mode-names.ts';
import { judgingPath } from '#domains/judging/paths.ts';
import { type OwnJudgingsQuery, useOwnJudgingsQuery } from './OwnJudgings.generated.ts';
import classes from './OwnJudgingsPage.module.css';

type Judgings = NonNullable<OwnJudgingsQuery['viewer']>['judgings'];
type Judging = NonNullable<Judgings>['items'][number];

/** One task that the member judges, with how far they are. */
const JudgingCard = ({ judging }: { judging: Judging }) => {
  const { taskId, taskName, competitionId, competitionName, mode } = judging;
  const { assignedCount, doneCount, isClosed, ownTeamName } = judging;
  const share = assignedCount === 0 ? 0 : (100 * doneCount) / assignedCount;
  return (
    <li className={classes.judging}>
      <div>
        <Group gap="xs" mb={4}>
          <Text fw={600} component="h2">
            {taskName}
          </Text>
          <Badge variant="light">{modeNames[mode]}</Badge>
          {isClosed && <Badge color="gray">已结束</Badge>}
        </Group>
        <Text size="sm" c="dimmed">
          <AppLink to={competitionPath(competitionId)} alone>
            {competitionName}
          </AppLink>
        </Text>
        {ownTeamName !== null && !isClosed && (
          <Text size="sm" role="note">
            你也在参加这场比赛（团队「{ownTeamName}」），请告知主办方
          </Text>
        )}
        <Group gap="sm" mt="xs" wrap="nowrap">
          <Progress value={share} flex={1} maw={320} aria-label={`${taskName}的评审进度`} />
          <Text size="sm">
            {doneCount} / {assignedCount}
          </Text>
        </Group>
      </div>
      <Button
        component={Link}
        to={judgingPath(taskId)}
        variant={isClosed || doneCount >= assignedCount ? 'default' : 'filled'}
        aria-label={`${isClosed || doneCount >= assignedCount ? '查看' : '去评审'}：${taskName}`}
      >
        {isClosed || doneCount >= assignedCount ? '查看' : '去评审'}
      </Button>
    </li>
  );
};

/** /home/judging?page=: the tasks that the member judges. */
const OwnJudgingsPage = () => {
  const { page, onPage } = usePage();
  const { data, previousData, error, loading, refetch } = useOwnJudgingsQuery({
    variables: { page },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <PageFrame>
      <Title order={1} my="lg">
        我的评审
      </Title>
      <PagedList
        list={(data ?? previousData)?.viewer?.judgings}
        error={error}
        loading={loading}
        onRetry={refetch}
        onPage={onPage}
        empty="暂无分配给你的评审"
      >
        {(judgings) => (
          <ul className={classes.list} aria-label="我的评审">
            {judgings.map((judging) => (
              <JudgingCard key={judging.taskId} judging={judging} />
            ))}
          </ul>
        )}
      </PagedList>
    </PageFrame>
  );
};

export default OwnJudgingsPage;
