import { Badge, Button, Group, Table, Text, Title } from '@mantine/core';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { lazy, Suspense, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { Redirect } from '#components/Redirect/Redirect.tsx';
import { failureOf } from '#apollo/errors.ts';
import { Opened } from '#components/Dialog/Opened.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { PagedList } from '#components/PagedList/PagedList.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { WideTable } from '#components/WideTable/WideTable.tsx';
import { formatDate } from '#lib/dates.ts';
import { usePageTitle } from '#lib/page-title.ts';
import { manageCompetitionPath } from '../../paths.ts';
import { statusText } from '../../status-text.ts';
import { Imports } from './Imports.tsx';
import { Trash } from './Trash.tsx';
import { useManageCompetitionsQuery } from './ManageCompetitions.generated.ts';
import classes from './ManageCompetitionsPage.module.css';

const CreateCompetitionModal = lazy(() => import('./CreateCompetitionModal.tsx'));

const ImportModal = lazy(() => import('./ImportModal.tsx'));

const MembersModal = lazy(
  () => import('#domains/organizations/components/OrganizationMembers/MembersModal.tsx'),
);

/** /org/:shortName/competition/manage: the competitions of an organization that one manages. */
const ManageCompetitionsPage = () => {
  const { shortName = '' } = useParams();
  const [query, setQuery] = useSearchParams();
  const page = Math.max(1, Number(query.get('page')) || 1);
  const { data, error, loading, refetch } = useManageCompetitionsQuery({
    variables: { shortName, page },
    fetchPolicy: 'cache-and-network',
  });
  const organization = data?.organization;
  const list = organization?.managedCompetitions;
  const [creating, setCreating] = useState(false);
  const [importing, setImporting] = useState(false);
  const [naming, setNaming] = useState(false);
  const viewer = data?.viewer;
  const mayCreate =
    viewer?.roles.includes('ADMIN') ||
    viewer?.organizations?.some(
      ({ organization: { id }, role }) => id === organization?.id && role === 'ADMIN',
    );
  usePageTitle(organization ? `管理比赛 - ${organization.name}` : undefined);
  if (error && failureOf(error).code === 'FORBIDDEN') return <Redirect to="/home/error?type=1" />;

  const content = () => {
    if (error && !list) return <ErrorState title="Oops, 出错了" error={error} onRetry={refetch} />;
    if (data && !organization) return <EmptyState text="未找到该组织" />;
    return (
      <PagedList
        list={list}
        error={error}
        loading={loading}
        onRetry={refetch}
        onPage={(next, options) => setQuery({ page: String(next) }, options)}
        empty="暂无比赛"
      >
        {(competitions) => (
          <WideTable label="比赛" minWidth={640}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>比赛</Table.Th>
                <Table.Th>状态</Table.Th>
                <Table.Th>时间</Table.Th>
                <Table.Th className={classes.number}>参加</Table.Th>
                <Table.Th className={classes.number}>提交</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {competitions.map((competition) => {
                const status = statusText(competition);
                return (
                  <Table.Tr key={competition.id}>
                    <Table.Td>
                      <AppLink to={manageCompetitionPath(shortName, competition.id)} fw={500} alone>
                        {competition.name}
                      </AppLink>
                      {competition.isSeries && (
                        <Badge ml={8} color="gray">
                          系列赛
                        </Badge>
                      )}
                    </Table.Td>
                    <Table.Td>
                      <Badge color={status.color}>{status.text}</Badge>
                    </Table.Td>
                    <Table.Td className={classes.time}>
                      {formatDate(competition.startDate)} 至{' '}
                      {competition.endDate ? formatDate(competition.endDate) : '长期'}
                    </Table.Td>
                    <Table.Td className={classes.number}>{competition.usersCount}</Table.Td>
                    <Table.Td className={classes.number}>{competition.worksCount}</Table.Td>
                  </Table.Tr>
                );
              })}
            </Table.Tbody>
          </WideTable>
        )}
      </PagedList>
    );
  };

  return (
    <PageFrame>
      <div className={classes.head}>
        <div>
          <Title order={1}>{organization?.name ?? '管理比赛'}</Title>
          <Text c="dimmed">{organization?.description || '组织管理的全部比赛'}</Text>
        </div>
        {organization && mayCreate && (
          <Group gap="sm">
            <Button variant="default" aria-haspopup="dialog" onClick={() => setNaming(true)}>
              组织成员
            </Button>
            <Button variant="default" aria-haspopup="dialog" onClick={() => setImporting(true)}>
              导入竞赛
            </Button>
            <Button onClick={() => setCreating(true)}>新建比赛</Button>
          </Group>
        )}
        <Opened of={naming && organization}>
          {({ name }) => (
            <Suspense>
              <MembersModal organization={{ shortName, name }} onClose={() => setNaming(false)} />
            </Suspense>
          )}
        </Opened>
        <Opened of={importing}>
          {() => (
            <Suspense>
              <ImportModal shortName={shortName} onClose={() => setImporting(false)} />
            </Suspense>
          )}
        </Opened>
        <Opened of={creating}>
          {() => (
            <Suspense>
              <CreateCompetitionModal shortName={shortName} onClose={() => setCreating(false)} />
            </Suspense>
          )}
        </Opened>
      </div>
      {content()}
      {organization && mayCreate && <Imports shortName={shortName} onImported={refetch} />}
      {organization && <Trash shortName={shortName} onRestored={() => refetch()} />}
    </PageFrame>
  );
};

export default ManageCompetitionsPage;
