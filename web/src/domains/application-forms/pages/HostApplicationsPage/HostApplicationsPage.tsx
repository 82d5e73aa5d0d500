import { Title } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { Opened } from '#components/Dialog/Opened.tsx';
import { PagedList } from '#components/PagedList/PagedList.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { SubTabs } from '#components/SubTabs/SubTabs.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import { usePage } from '#routing/usePage.ts';
import { hostApplicationsPath, sourceApplicationsPath } from '#domains/application-forms/paths.ts';
import { Application } from './Application.tsx';
import {
  useHostApplicationsQuery,
  type ReviewedApplicationFragment,
} from './HostApplications.generated.ts';
import classes from './HostApplicationsPage.module.css';

const AnswerModal = lazy(() => import('./AnswerModal.tsx'));
const MakeOrganizationModal = lazy(() => import('./MakeOrganizationModal.tsx'));

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
  const { page, onPage } = usePage();
  const [answered, setAnswered] = useState<ReviewedApplicationFragment | null>(null);
  const [made, setMade] = useState<ReviewedApplicationFragment | null>(null);
  const { data, error, loading, refetch } = useHostApplicationsQuery({
    variables: { kind: kind.key, page },
    fetchPolicy: 'cache-and-network',
    context: { showsErrors: true },
  });
  return (
    <>
      <PagedList
        list={data?.administration?.hostApplications}
        error={error}
        loading={loading}
        onRetry={refetch}
        onPage={onPage}
        empty={kind.empty}
      >
        {(rows) => (
          <ul className={classes.list}>
            {rows.map((row) => (
              <Application
                key={row.id}
                row={row}
                onAnswer={() => setAnswered(row)}
                onOrganization={() => setMade(row)}
              />
            ))}
          </ul>
        )}
      </PagedList>
      <Suspense>
        <Opened of={answered}>
          {(row) => <AnswerModal application={row} onClose={() => setAnswered(null)} />}
        </Opened>
        <Opened of={made}>
          {(row) => <MakeOrganizationModal application={row} onClose={() => setMade(null)} />}
        </Opened>
      </Suspense>
    </>
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
