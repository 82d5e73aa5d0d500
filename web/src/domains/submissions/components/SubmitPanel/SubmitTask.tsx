import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Alert, Text, Title } from '@mantine/core';
import { exclusionText } from '@whaletide/schema/domains/managing/rules/exclusion.ts';
import {
  limitProblem,
  submissionState,
} from '@whaletide/schema/domains/submissions/rules/submissions.ts';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { Markdown } from '#components/Markdown/Markdown.tsx';
import { Pager } from '#components/Pager/Pager.tsx';
import { TextSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { useNow } from '#lib/useNow.ts';
import { usePage } from '#routing/usePage.ts';
import { useWorkListQuery } from '../WorkList/WorkList.generated.ts';
import { WorkList } from '../WorkList/WorkList.tsx';
import { PrivateBest } from './PrivateBest.tsx';
import { SubjectiveForm } from './SubjectiveForm.tsx';
import { SampleTrial } from './SampleTrial.tsx';
import { SubmitForm } from './SubmitForm.tsx';
import { SubmitTaskFragmentDoc, type SubmitTaskFragment } from './SubmitPanel.generated.ts';
import classes from './SubmitPanel.module.css';
import { TaskFacts } from './TaskFacts.tsx';
import { TaskFiles } from './TaskFiles.tsx';
import { TokenSubmission } from './TokenSubmission.tsx';
import { useOpening } from './useOpening.ts';
import type { Statement } from './useStatement.ts';

/** While a work waits for its review and no event comes through, the list is looked at again. */
const FALLBACK_POLL = 20_000;

interface SubmitTaskProps {
  task: FragmentType<SubmitTaskFragment>;
  /**
   * True where the competition has no end: the end of its stage exists only because one is
   * required.
   */
  permanent: boolean;
  memberId: string;
  statement: Statement;
  /** Competition whose code is shared now; null where none is. */
  codeOf: string | null;
  teamBanned: boolean;
  /** True where the team submits in the task's stage. */
  inStage: boolean;
  /** False while the stage needs a qualification review that the team hasn't passed. */
  qualified: boolean;
}

/** One task: what it asks, its data, the form, and the team's submissions so far. */
export const SubmitTask = (props: SubmitTaskProps) => {
  const { task, permanent, memberId, statement, codeOf, teamBanned, inStage, qualified } = props;
  const { data } = useSuspenseFragment({
    fragment: SubmitTaskFragmentDoc,
    fragmentName: 'SubmitTask',
    from: task,
  });
  const { page, onPage } = usePage({ keepsScroll: true });
  const now = new Date(useNow(undefined, [data.startDate, data.endDate]));
  const course = { ...data, submitDisabled: data.isClosedForSubmissions };
  const state = submissionState({ task: course, teamBanned, inStage, qualified }, now);
  const opening = useOpening(data, inStage, state.enabled);
  const works = useWorkListQuery({
    variables: { taskId: data.id, page },
    fetchPolicy: 'cache-and-network',
    skipPollAttempt: () => document.hidden,
    pollInterval: FALLBACK_POLL,
  });
  const own = works.data?.competitionTask;
  const quota = own?.quota ?? null;
  const { form, review } = data;
  const exhausted = review && quota ? limitProblem({ ...quota, ...review })?.message : undefined;

  return (
    <article className={classes.task} aria-label={data.name}>
      <div>
        <Title order={2} size="h3">
          {data.name}
        </Title>
        <TaskFacts task={data} permanent={permanent} quota={quota} newest={own?.works?.items[0]} />
      </div>
      {data.description && <Markdown text={data.description} />}
      {opening && <TextSkeleton lines={4} />}
      {!data.isOpen && !opening && (
        <Text c="dimmed" role="note">
          阶段开始后可以查看任务说明和数据
        </Text>
      )}
      <TaskFiles files={data.files} sampleFileUrl={data.sampleFileUrl} />
      {data.exclusion && (
        <Alert color="gold" role="note" title="不计入排名">
          {exclusionText(data.exclusion.reason)}
        </Alert>
      )}
      {data.submissionNotice && (
        <Alert color="brand" role="note">
          {data.submissionNotice}
        </Alert>
      )}
      {review && review.submitType === 'TOKEN' && own && (
        <TokenSubmission
          taskId={data.id}
          acceptExts={review.acceptExts}
          sizeLimit={review.sizeLimit}
          token={own.uploadToken}
          statement={statement}
          closed={state.enabled ? (exhausted ?? null) : state.message}
        />
      )}
      {review?.answeredSampleUrl != null && (
        <SampleTrial task={{ ...data, review }} sampleUrl={review.answeredSampleUrl} />
      )}
      {review && review.submitType === 'FILE' && (
        <SubmitForm
          task={{ ...data, review }}
          state={state}
          quota={quota}
          memberId={memberId}
          statement={statement}
          works={own?.works?.items ?? []}
        />
      )}
      {data.isOpen && form && (
        <SubjectiveForm
          taskId={data.id}
          memberId={memberId}
          statement={statement}
          form={form}
          state={state}
          quota={quota}
        />
      )}
      {own?.privateBestWork && <PrivateBest work={own.privateBestWork} />}
      <section aria-labelledby="works">
        <Title order={3} size="h4" id="works" mb="sm">
          提交记录
        </Title>
        {works.error && !own?.works ? (
          <ErrorState error={works.error} onRetry={works.refetch} />
        ) : (
          <WorkList
            works={own?.works?.items}
            task={data}
            teamBanned={teamBanned}
            codeOf={codeOf}
            newest={page === 1}
          />
        )}
        {own?.works && <Pager {...own.works} onPage={onPage} />}
      </section>
    </article>
  );
};
