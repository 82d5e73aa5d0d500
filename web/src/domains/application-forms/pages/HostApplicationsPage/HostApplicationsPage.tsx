import { Anchor, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { EmptyState } from '../../../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../../components/ErrorState/ErrorState.tsx';
import { PageFrame } from '../../../../components/PageFrame/PageFrame.tsx';
import { Pager } from '../../../../components/Pager/Pager.tsx';
import { RowsSkeleton } from '../../../../components/Skeletons/Skeletons.tsx';
import { formatDateTime } from '../../../../lib/dates.ts';
import {
  useHostApplicationsQuery,
  type HostApplicationsQuery,
} from './HostApplications.generated.ts';
import classes from './HostApplicationsPage.module.css';

type Row = NonNullable<HostApplicationsQuery['hostApplications']>['items'][number];

const Application = ({ row }: { row: Row }) => (
  <li className={classes.application}>
    <div className={classes.head}>
      <Title order={2} size="h5">
        {row.company}
      </Title>
      <Text>{row.name}</Text>
      <Anchor href={`tel:${row.phone}`}>{row.phone}</Anchor>
      {row.member && (
        <Text size="sm" c="dimmed">
          会员 {row.member.name}
        </Text>
      )}
      <time className={classes.time} dateTime={row.createdAt}>
        {formatDateTime(row.createdAt)}
      </time>
    </div>
    {row.description && <p className={classes.description}>{row.description}</p>}
  </li>
);

/** /home/admin/hosts: who would like to host a competition, newest first, for administrators. */
const HostApplicationsPage = () => {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useHostApplicationsQuery({
    variables: { page },
    fetchPolicy: 'cache-and-network',
    context: { showsErrors: true },
  });
  const found = data?.hostApplications;
  return (
    <PageFrame>
      <Title order={1} mb="lg">
        办赛申请
      </Title>
      {!found && error && <ErrorState error={error} onRetry={refetch} />}
      {!found && !error && (
        <div aria-busy="true" aria-label="加载中">
          <RowsSkeleton rows={6} />
        </div>
      )}
      {found?.items.length === 0 && <EmptyState text="暂无办赛申请" />}
      {found && found.items.length > 0 && (
        <>
          <ul className={classes.list}>
            {found.items.map((row) => (
              <Application key={row.id} row={row} />
            ))}
          </ul>
          <Pager
            page={found.page}
            perPage={found.perPage}
            totalCount={found.totalCount}
            onPage={setPage}
          />
        </>
      )}
    </PageFrame>
  );
};

export default HostApplicationsPage;
