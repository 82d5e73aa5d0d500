import { Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useParams } from 'react-router';
import { Redirect } from '#components/Redirect/Redirect.tsx';
import { failureOf } from '#apollo/errors.ts';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { PagedList } from '#components/PagedList/PagedList.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import { useAddressQuery } from '#routing/useAddressQuery.ts';
import { usePage } from '#routing/usePage.ts';
import { CompetitionFilters } from './CompetitionFilters.tsx';
import { CompetitionTable } from './CompetitionTable.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { Imports } from './Imports.tsx';
import { narrowedBy } from './narrowed-by.ts';
import { useManageCompetitionsQuery } from './ManageCompetitions.generated.ts';
import { OrganizationActions, type OrganizationDialog } from './OrganizationActions.tsx';
import { Trash } from './Trash.tsx';
import classes from './ManageCompetitionsPage.module.css';

/** /org/:shortName/competition/manage: the competitions of an organization that one manages. */
const ManageCompetitionsPage = () => {
  const { shortName = '' } = useParams();
  const { page, onPage } = usePage();
  const [query, changeQuery] = useAddressQuery();
  const { name, state } = narrowedBy(query);
  const isNarrowed = name !== '' || state !== null;
  const { data, error, loading, refetch } = useManageCompetitionsQuery({
    variables: { shortName, page, name, state },
    fetchPolicy: 'cache-and-network',
  });
  const [opened, setOpened] = useState<OrganizationDialog | null>(null);
  const organization = data?.organization;
  const list = organization?.managedCompetitions;
  const viewer = data?.viewer;
  const mayCreate =
    viewer?.roles.includes('ADMIN') ||
    viewer?.organizations?.some(
      ({ organization: { id }, role }) => id === organization?.id && role === 'ADMIN',
    );
  usePageTitle(organization ? `管理比赛和活动 - ${organization.name}` : undefined);
  if (error && failureOf(error).code === 'FORBIDDEN') return <Redirect to="/home/error?type=1" />;

  const content = () => {
    if (error && !list) return <ErrorState title="Oops, 出错了" error={error} onRetry={refetch} />;
    if (data && !organization) return <EmptyState text="未找到该组织" />;
    if (list?.totalCount === 0 && !isNarrowed)
      return mayCreate ? <FirstSteps onOpen={setOpened} /> : <EmptyState text="暂无比赛和活动" />;
    return (
      <PagedList
        list={list}
        error={error}
        loading={loading}
        onRetry={refetch}
        onPage={onPage}
        empty="没有符合条件的比赛或活动"
      >
        {(competitions) => <CompetitionTable shortName={shortName} competitions={competitions} />}
      </PagedList>
    );
  };

  return (
    <PageFrame>
      <div className={classes.head}>
        <div>
          <Title order={1}>{organization?.name ?? '管理比赛和活动'}</Title>
          <Text c="dimmed">{organization?.description || '组织管理的全部比赛和活动'}</Text>
        </div>
        {organization && mayCreate && (
          <OrganizationActions
            shortName={shortName}
            name={organization.name}
            opened={opened}
            onOpen={setOpened}
          />
        )}
      </div>
      {(isNarrowed || (list?.totalCount ?? 0) > 0) && (
        <CompetitionFilters name={name} state={state} onChange={changeQuery} />
      )}
      {content()}
      {organization && mayCreate && <Imports shortName={shortName} onImported={refetch} />}
      {organization && <Trash shortName={shortName} onRestored={() => refetch()} />}
    </PageFrame>
  );
};

export default ManageCompetitionsPage;
