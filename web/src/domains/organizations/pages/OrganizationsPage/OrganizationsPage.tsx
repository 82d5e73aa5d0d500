import '#theme/styles/tables.ts';
import { Button, Table, Title } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';
import { PagedList } from '#components/PagedList/PagedList.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { WideTable } from '#components/WideTable/WideTable.tsx';
import { usePage } from '#routing/usePage.ts';
import { manageCompetitionsPath } from '#domains/organizations/paths.ts';
import { OrganizationModal } from './OrganizationModal.tsx';
import { useOrganizationsQuery, type OrganizationsQuery } from './Organizations.generated.ts';
import classes from './OrganizationsPage.module.css';

const MembersModal = lazy(
  () => import('#domains/organizations/components/OrganizationMembers/MembersModal.tsx'),
);

type Row = NonNullable<OrganizationsQuery['organizations']>['items'][number];

interface RowsProps {
  rows: readonly Row[];
  onEdit: (row: Row) => void;
  onMembers: (row: Row) => void;
}

const Rows = ({ rows, onEdit, onMembers }: RowsProps) => (
  <WideTable label="组织" minWidth={420} endStays>
    <Table.Thead>
      <Table.Tr>
        <Table.Th>组织</Table.Th>
        <Table.Th>短名</Table.Th>
        <Table.Th className={classes.about}>简介</Table.Th>
        <Table.Th aria-label="操作" />
      </Table.Tr>
    </Table.Thead>
    <Table.Tbody>
      {rows.map((row) => (
        <Table.Tr key={row.id}>
          <Table.Td className={classes.name}>
            <AppLink
              to={manageCompetitionsPath(row.shortName)}
              fw={500}
              alone
              aria-label={`管理${row.name}的比赛和活动`}
            >
              {row.name}
            </AppLink>
          </Table.Td>
          <Table.Td className={classes.shortName}>{row.shortName}</Table.Td>
          <Table.Td className={`${classes.description} ${classes.about}`}>
            {row.description}
          </Table.Td>
          <Table.Td>
            <div className={classes.ways}>
              <Button
                variant="default"
                size="xs"
                aria-label={`编辑${row.name}`}
                onClick={() => onEdit(row)}
              >
                编辑
              </Button>
              <Button
                variant="default"
                size="xs"
                aria-label={`${row.name}的成员`}
                onClick={() => onMembers(row)}
              >
                成员
              </Button>
            </div>
          </Table.Td>
        </Table.Tr>
      ))}
    </Table.Tbody>
  </WideTable>
);

/** /home/admin/organizations: the organizations of the site, for its administrators. */
const OrganizationsPage = () => {
  const { page, onPage } = usePage();
  /** Organization being edited; a new one where `organization` is null. */
  const [edited, setEdited] = useState<{ organization: Row | null } | null>(null);
  const [opened, setOpened] = useState<Row>();
  const { data, error, loading, refetch } = useOrganizationsQuery({
    variables: { page },
    fetchPolicy: 'cache-and-network',
    context: { showsErrors: true },
  });
  return (
    <PageFrame>
      <div className={classes.head}>
        <Title order={1}>组织管理</Title>
        <Button onClick={() => setEdited({ organization: null })}>新建组织</Button>
      </div>
      <PagedList
        list={data?.organizations}
        error={error}
        loading={loading}
        onRetry={refetch}
        onPage={onPage}
        empty="暂无组织"
      >
        {(rows) => (
          <Rows
            rows={rows}
            onEdit={(organization) => setEdited({ organization })}
            onMembers={setOpened}
          />
        )}
      </PagedList>
      <Opened of={edited}>
        {({ organization }) => (
          <OrganizationModal
            organization={organization}
            onDone={refetch}
            onClose={() => setEdited(null)}
          />
        )}
      </Opened>
      <Opened of={opened}>
        {(opened) => (
          <Suspense>
            <MembersModal organization={opened} onClose={() => setOpened(undefined)} />
          </Suspense>
        )}
      </Opened>
    </PageFrame>
  );
};

export default OrganizationsPage;
