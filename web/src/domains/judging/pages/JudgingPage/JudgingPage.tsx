import '@mantine/core/styles/Progress.layer.css';
import { Alert, Progress, Stack, Text, Title } from '@mantine/core';
import { useParams } from 'react-router';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { Missing } from '#components/Missing/Missing.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import { competitionPath } from '#domains/competitions/paths.ts';
import { judgingsPath } from '#domains/judging/paths.ts';
import { AssignedWorks } from './AssignedWorks.tsx';
import { type OwnJudgingQuery, useOwnJudgingQuery } from './Judging.generated.ts';
import classes from './JudgingPage.module.css';
import { Pairs } from './Pairs.tsx';

type OwnJudging = NonNullable<NonNullable<OwnJudgingQuery['competitionTask']>['ownJudging']>;

/** Rules of what is to be done, in two sentences. */
const guides: Record<OwnJudging['mode'], string> = {
  RUBRIC: '逐件打开作品，按细则打分。草稿随时保存，提交后在结果发布前仍可修改。',
  PAIRS: '每次比较两件作品，选出更好的一件；难分高下选平局，无法判断就跳过。',
};

/** /home/judging/:taskId: what the member judges of a task, its works or its pairs. */
const JudgingPage = () => {
  const { taskId = '' } = useParams();
  const query = useOwnJudgingQuery({ variables: { taskId }, fetchPolicy: 'cache-and-network' });
  const own = query.data?.competitionTask?.ownJudging;
  usePageTitle(own ? `评审 ${own.taskName}` : undefined);
  return (
    <PageFrame>
      <Loaded
        query={query}
        of={own}
        empty={
          <Missing
            what="评审"
            text="没有找到分配给你的评审"
            ways={[{ text: '我的评审', to: judgingsPath }]}
          />
        }
        failed="无法评审"
      >
        {({ taskName, competitionId, competitionName, mode, isBlind, isClosed, ...progress }) => (
          <Stack gap="md" className={classes.head}>
            <div>
              <Text size="sm" c="dimmed">
                <AppLink to={judgingsPath} alone>
                  我的评审
                </AppLink>{' '}
                /{' '}
                <AppLink to={competitionPath(competitionId)} alone>
                  {competitionName}
                </AppLink>
              </Text>
              <Title order={1} size="h2">
                {taskName}
              </Title>
              <Text size="sm" c="dimmed" mt={4}>
                {guides[mode]}
                {isBlind && '本次为盲评，不显示团队与成员。'}
              </Text>
            </div>
            {mode === 'RUBRIC' && (
              <div>
                <Text size="sm" mb={4}>
                  已完成 {progress.doneCount} / {progress.assignedCount}
                </Text>
                <Progress
                  value={(100 * progress.doneCount) / Math.max(1, progress.assignedCount)}
                  aria-label="评审进度"
                />
              </div>
            )}
            {progress.ownTeamName !== null && !isClosed && (
              <Alert color="gold" role="note" title="你也在参加这场比赛">
                你在团队「{progress.ownTeamName}
                」中：自己团队的作品不会分给你。请告知主办方，由主办方决定是否继续由你评审。
              </Alert>
            )}
            {isClosed && <Alert color="gray">评审结果已发布，评审不能再更改。</Alert>}
            {mode === 'RUBRIC' && <AssignedWorks taskId={taskId} />}
            {mode === 'PAIRS' && !isClosed && <Pairs taskId={taskId} />}
          </Stack>
        )}
      </Loaded>
    </PageFrame>
  );
};

export default JudgingPage;
