import { Anchor, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { PagedList } from '../../../../components/PagedList/PagedList.tsx';
import { PageFrame } from '../../../../components/PageFrame/PageFrame.tsx';
import { SubTabs } from '../../../../components/SubTabs/SubTabs.tsx';
import { formatDateTime } from '../../../../lib/dates.ts';
import { usePageTitle } from '../../../../lib/page-title.ts';
import { hostApplicationsPath, sourceApplicationsPath } from '../../paths.ts';
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

const kinds = [
  { key: 'HOST', path: hostApplicationsPath, title: '办赛申请', empty: '暂无办赛申请' },
  {
    key: 'DATA_SOURCE',
    path: sourceApplicationsPath,
    title: '数据来源申请',
    empty: '暂无数据来源申请',
  },
] as const;
type Kind = (typeof kinds)[number];

const Applications = ({ kind }: { kind: Kind }) => {
  const [page, setPage] = useState(1);
  const { data, error, loading, refetch } = useHostApplicationsQuery({
    variables: { kind: kind.key, page },
    fetchPolicy: 'cache-and-network',
    context: { showsErrors: true },
  });
  return (
    <PagedList
      list={data?.hostApplications}
      error={error}
      loading={loading}
      onRetry={refetch}
      onPage={setPage}
      empty={kind.empty}
    >
      {(rows) => (
        <ul className={classes.list}>
          {rows.map((row) => (
            <Application key={row.id} row={row} />
          ))}
        </ul>
      )}
    </PagedList>
  );
};

/** /home/admin/hosts/:kind?: who would like to host a competition, or to be named as a source of datasets. */
const HostApplicationsPage = () => {
  const { pathname } = useLocation();
  const kind = kinds.find(({ path }) => path === pathname) ?? kinds[0];
  usePageTitle(kind.title);
  return (
    <PageFrame>
      <Title order={1} mb="lg">
        {kind.title}
      </Title>
      <SubTabs
        label="申请"
        current={kind.key}
        tabs={kinds.map(({ key, title, path }) => ({ key, title, to: path }))}
      />
      <Applications key={kind.key} kind={kind} />
    </PageFrame>
  );
};

export default HostApplicationsPage;
