import { Badge, Table } from '@mantine/core';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { WideTable } from '#components/WideTable/WideTable.tsx';
import { sessionOf } from '@whaletide/schema/domains/activities/rules/activity-course.ts';
import { formatDate, formatTimeSpan } from '#lib/dates.ts';
import { useNow } from '#lib/useNow.ts';
import { manageCompetitionPath } from '#domains/managing/paths.ts';
import { statusAt } from '#domains/managing/status-text.ts';
import type { ManageCompetitionsQuery } from './ManageCompetitions.generated.ts';
import classes from './ManageCompetitionsPage.module.css';

type Managed = NonNullable<
  NonNullable<ManageCompetitionsQuery['organization']>['managedCompetitions']
>['items'][number];

interface CompetitionTableProps {
  shortName: string;
  competitions: readonly Managed[];
}

/** Time of a competition: the hours of a live session, else days. */
const timeText = (competition: Managed): string => {
  const session = sessionOf(competition);
  if (session) return formatTimeSpan(session.startsAt, session.endsAt);
  const { startDate, endDate } = competition;
  return `${formatDate(startDate)} 至 ${endDate ? formatDate(endDate) : '长期'}`;
};

/** Competitions of an organization, with the way to manage each. */
export const CompetitionTable = ({ shortName, competitions }: CompetitionTableProps) => {
  const now = useNow();
  return (
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
          const status = statusAt(competition, now);
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
              <Table.Td className={classes.time}>{timeText(competition)}</Table.Td>
              <Table.Td className={classes.number}>{competition.usersCount}</Table.Td>
              <Table.Td className={classes.number}>{competition.worksCount}</Table.Td>
            </Table.Tr>
          );
        })}
      </Table.Tbody>
    </WideTable>
  );
};
