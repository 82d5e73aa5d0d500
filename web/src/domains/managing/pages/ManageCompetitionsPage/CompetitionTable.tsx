import { Badge, Table } from '@mantine/core';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { WideTable } from '#components/WideTable/WideTable.tsx';
import { formatDate } from '#lib/dates.ts';
import { manageCompetitionPath } from '#domains/managing/paths.ts';
import { statusText } from '#domains/managing/status-text.ts';
import type { ManageCompetitionsQuery } from './ManageCompetitions.generated.ts';
import classes from './ManageCompetitionsPage.module.css';

type Managed = NonNullable<
  NonNullable<ManageCompetitionsQuery['organization']>['managedCompetitions']
>['items'][number];

interface CompetitionTableProps {
  shortName: string;
  competitions: readonly Managed[];
}

/** Competitions of an organization, with the way to manage each. */
export const CompetitionTable = ({ shortName, competitions }: CompetitionTableProps) => (
  <WideTable label="比赛和活动" minWidth={640}>
    <Table.Thead>
      <Table.Tr>
        <Table.Th>名称</Table.Th>
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
);
