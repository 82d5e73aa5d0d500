import { Badge, Text } from '@mantine/core';
import { Link } from 'react-router';
import { PagedList } from '#components/PagedList/PagedList.tsx';
import { usePage } from '#routing/usePage.ts';
import { judgedWorkPath } from '#domains/judging/paths.ts';
import { type AssignedWorksQuery, useAssignedWorksQuery } from './Judging.generated.ts';
import classes from './JudgingPage.module.css';

type Work = NonNullable<
  NonNullable<AssignedWorksQuery['competitionTask']>['assignedWorks']
>['items'][number];

const stateOf = ({ review }: Work) => {
  if (!review) return { text: '未评审', color: 'gold' };
  return review.isSent ? { text: '已提交', color: 'success' } : { text: '草稿', color: 'gray' };
};

/** The works that are assigned to the member, each with how far its review is. */
export const AssignedWorks = ({ taskId }: { taskId: string }) => {
  const { page, onPage } = usePage();
  const { data, previousData, error, loading, refetch } = useAssignedWorksQuery({
    variables: { taskId, page },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <PagedList
      list={(data ?? previousData)?.competitionTask?.assignedWorks}
      error={error}
      loading={loading}
      onRetry={refetch}
      onPage={onPage}
      empty="暂无分配给你的作品"
    >
      {(works) => (
        <ul className={classes.works} aria-label="分配给你的作品">
          {works.map((work) => {
            const { text, color } = stateOf(work);
            return (
              <li key={work.number}>
                <Link className={classes.work} to={judgedWorkPath(taskId, work.number)}>
                  <span>
                    <Text fw={600}>作品 {work.number}</Text>
                    {work.teamName !== null && (
                      <Text size="sm" c="dimmed">
                        {work.teamName}
                      </Text>
                    )}
                  </span>
                  <Badge color={color} variant="light">
                    {text}
                  </Badge>
                </Link>
              </li>
            );
          })}
        </ul>
      )}
    </PagedList>
  );
};
