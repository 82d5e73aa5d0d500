import '#theme/styles/forms.ts';
import { Text, Title } from '@mantine/core';
import { useState } from 'react';
import { ConfirmModal } from '#components/ConfirmModal/ConfirmModal.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';
import { PagedList } from '#components/PagedList/PagedList.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { ReasonModal } from '#components/ReasonModal/ReasonModal.tsx';
import { notify } from '#lib/notify.ts';
import { usePage } from '#routing/usePage.ts';
import { ParkedRow, ParkedRows } from '#domains/parked-work/components/ParkedRow/ParkedRow.tsx';
import { jobFailureTexts, jobText } from '#domains/parked-work/words.ts';
import {
  type ParkedJobsQuery,
  useGiveUpJobMutation,
  useParkedJobsQuery,
  useRetryJobMutation,
} from './ParkedJobs.generated.ts';

type Administration = NonNullable<ParkedJobsQuery['administration']>;
type Job = NonNullable<Administration['parkedJobs']>['items'][number];

const showsErrors = { context: { showsErrors: true } };

/** /home/admin/jobs: work that failed too often, for administrators. */
const ParkedJobsPage = () => {
  const { page, onPage } = usePage();
  const [asked, setAsked] = useState<{ job: Job; does: 'retry' | 'giveUp' } | null>(null);
  const { data, error, loading, refetch } = useParkedJobsQuery({
    variables: { page },
    fetchPolicy: 'cache-and-network',
    ...showsErrors,
  });
  const [retry] = useRetryJobMutation(showsErrors);
  const [giveUp] = useGiveUpJobMutation(showsErrors);
  const close = () => setAsked(null);
  const doAgain = async ({ id }: Job) => {
    await retry({ variables: { input: { jobId: id } } });
    notify.done('任务将重新执行');
    await refetch();
  };
  const leave = async ({ id }: Job, reason: string) => {
    await giveUp({ variables: { input: { jobId: id, reason } } });
    notify.done('任务已放弃');
    await refetch();
  };
  return (
    <PageFrame>
      <Title order={1}>待处理任务</Title>
      <Text c="dimmed">多次失败后停下的后台任务；排除原因后重试，或放弃</Text>
      <PagedList
        list={data?.administration?.parkedJobs}
        error={error}
        loading={loading}
        onRetry={refetch}
        onPage={onPage}
        empty="没有待处理的任务"
      >
        {(jobs) => (
          <ParkedRows>
            {jobs.map((job) => (
              <ParkedRow
                key={job.id}
                title={jobText(job.kind).title}
                name={`${job.kind} ${job.id}`}
                failure={jobFailureTexts[job.failure]}
                parkedAt={job.parkedAt}
                tries={job.tries}
                again="重试"
                onRetry={() => setAsked({ job, does: 'retry' })}
                onGiveUp={() => setAsked({ job, does: 'giveUp' })}
              />
            ))}
          </ParkedRows>
        )}
      </PagedList>
      <Opened of={asked?.does === 'retry' && asked.job}>
        {(job) => (
          <ConfirmModal
            title="重试任务"
            action="重试"
            failed="重试失败"
            onConfirm={() => doAgain(job)}
            onClose={close}
          >
            <Text>「{jobText(job.kind).title}」会立即重新执行，请先确认原因已排除。</Text>
          </ConfirmModal>
        )}
      </Opened>
      <Opened of={asked?.does === 'giveUp' && asked.job}>
        {(job) => (
          <ReasonModal
            title="放弃任务"
            text={`放弃后不能恢复。${jobText(job.kind).givenUp}`}
            action="放弃"
            readBy="记入操作记录"
            send={(reason) => leave(job, reason)}
            onClose={close}
          />
        )}
      </Opened>
    </PageFrame>
  );
};

export default ParkedJobsPage;
