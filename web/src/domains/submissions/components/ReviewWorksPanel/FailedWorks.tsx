import { Text } from '@mantine/core';
import { PagedList } from '#components/PagedList/PagedList.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { usePage } from '#routing/usePage.ts';
import { Failures } from '../WorkReport/Failures.tsx';
import { ReviewedWork } from './ReviewedWork.tsx';
import { useFailedWorksQuery } from './ReviewWorksPanel.generated.ts';
import classes from './ReviewWorksPanel.module.css';

interface FailedWorksProps {
  competitionId: string;
  /** The competition's tasks, by whose names works are told apart. */
  tasks: readonly { id: string; label: string }[];
}

/** 评审出错: works of all tasks that couldn't be scored by no fault of their files, and why. */
export const FailedWorks = ({ competitionId, tasks }: FailedWorksProps) => {
  const { page, onPage } = usePage();
  const { data, error, loading, refetch } = useFailedWorksQuery({
    variables: { competitionId, page },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <>
      <Text size="sm" c="dimmed">
        不是文件的问题，没有计入次数。排除原因后，选择该任务并「全部重新评分」，这些提交会重新得到得分。
      </Text>
      <PagedList
        list={data?.competition?.failedWorks}
        error={error}
        loading={loading}
        onRetry={refetch}
        onPage={onPage}
        empty="没有评审出错的提交"
        skeleton={<RowsSkeleton rows={4} />}
      >
        {(works) => (
          <ol className={classes.works} aria-label="评审出错的提交">
            {works.map((work) => (
              <ReviewedWork
                key={work.id}
                work={work}
                maxScore={null}
                isAssigned={false}
                canManage
                about={
                  <>
                    <Text size="sm">
                      任务：{tasks.find(({ id }) => id === work.taskId)?.label ?? '已删除的任务'}
                    </Text>
                    <Failures of={work.report?.failures ?? []} />
                  </>
                }
              />
            ))}
          </ol>
        )}
      </PagedList>
    </>
  );
};
