import { Anchor, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { PagedList } from '../../../../components/PagedList/PagedList.tsx';
import { PageFrame } from '../../../../components/PageFrame/PageFrame.tsx';
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
      <Anchor href={`tel:${row.phone}`} className={classes.phone}>
        {row.phone}
      </Anchor>
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
  const { data, error, loading, refetch } = useHostApplicationsQuery({
    variables: { page },
    fetchPolicy: 'cache-and-network',
    context: { showsErrors: true },
  });
  return (
    <PageFrame>
      <Title order={1} mb="lg">
        办赛申请
      </Title>
      <PagedList
        list={data?.hostApplications}
        error={error}
        loading={loading}
        onRetry={refetch}
        onPage={setPage}
        empty="暂无办赛申请"
      >
        {(rows) => (
          <ul className={classes.list}>
            {rows.map((row) => (
              <Application key={row.id} row={row} />
            ))}
          </ul>
        )}
      </PagedList>
    </PageFrame>
  );
};

export default HostApplicationsPage;
