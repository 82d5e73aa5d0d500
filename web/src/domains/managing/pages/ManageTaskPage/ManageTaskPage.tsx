import { Alert, Title } from '@mantine/core';
import { useParams } from 'react-router';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { Missing } from '#components/Missing/Missing.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { Redirect } from '#components/Redirect/Redirect.tsx';
import { TextSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import { manageCompetitionPath, manageTaskPath, NEW_TASK } from '#domains/managing/paths.ts';
import { stepKeys, type StepKey } from './form-steps.ts';
import { useManageTaskQuery } from './ManageTask.generated.ts';
import classes from './ManageTaskPage.module.css';
import { TaskForm } from './TaskForm.tsx';

const isStep = (step: string): step is StepKey => (stepKeys as readonly string[]).includes(step);

/** …/manage/:id/stages/:stageId/tasks/:taskId/:step?: the form of a task, step by step. */
const ManageTaskPage = () => {
  const { shortName = '', id = '', stageId = '', taskId = '', step = stepKeys[0] } = useParams();
  // Changes of other managers are to be seen before more are made.
  const query = useManageTaskQuery({
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const isNew = taskId === NEW_TASK;
  const found = query.data?.competition?.stages?.find((stage) => stage.id === stageId);
  const title = isNew ? '添加任务' : found?.tasks?.find((task) => task.id === taskId)?.name;
  usePageTitle(title && `${title} - 任务设置`);
  const list = manageCompetitionPath(shortName, id, 'stages');
  const missing = (
    <Missing what="任务" text="没有找到指定的任务" ways={[{ text: '阶段与任务', to: list }]} />
  );
  return (
    <Loaded
      query={query}
      of={query.data?.competition}
      empty={missing}
      failed="Oops, 出错了"
      skeleton={
        <PageFrame>
          <div className={classes.head}>
            <TextSkeleton lines={8} />
          </div>
        </PageFrame>
      }
    >
      {(competition) => {
        const { viewerRole, hasFinalRanking } = competition;
        if (!viewerRole || viewerRole === 'JUDGE') return <Redirect to="/home/error?type=1" />;
        const stage = competition.stages?.find((one) => one.id === stageId);
        const task = stage?.tasks?.find((one) => one.id === taskId);
        if (!stage || (!isNew && !task)) return missing;
        const address = { shortName, competitionId: id, stageId, taskId };
        if (!isStep(step)) return <Redirect to={manageTaskPath(address)} />;
        return (
          <PageFrame>
            <div className={classes.head}>
              <nav aria-label="面包屑" className={classes.crumbs}>
                <AppLink to={manageCompetitionPath(shortName, id)} alone>
                  {competition.name}
                </AppLink>
                <AppLink to={list} alone>
                  阶段与任务
                </AppLink>
                <span>{stage.name}</span>
              </nav>
              <Title order={1} size="h2">
                {title}
              </Title>
            </div>
            <div className={classes.form}>
              {isNew && hasFinalRanking ? (
                <Alert role="note">最终排名已发布，不能再添加任务。</Alert>
              ) : (
                <TaskForm
                  key={taskId}
                  competition={competition}
                  stage={stage}
                  task={task}
                  current={step}
                  addressOf={(key) => manageTaskPath(address, key)}
                  listAddress={list}
                />
              )}
            </div>
          </PageFrame>
        );
      }}
    </Loaded>
  );
};

export default ManageTaskPage;
