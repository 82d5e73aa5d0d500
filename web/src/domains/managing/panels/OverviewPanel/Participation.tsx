import { Table, Text, Title } from '@mantine/core';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { WideTable } from '#components/WideTable/WideTable.tsx';
import { withThousands } from '#lib/numbers.ts';
import type { PanelProps } from '#lib/panel-props.ts';
import { Plot } from './Plot.tsx';
import { type ParticipationQuery, useParticipationQuery } from './Participation.generated.ts';
import classes from './Participation.module.css';

type Course = NonNullable<NonNullable<ParticipationQuery['competition']>['participation']>;

const Figures = ({ unit, points }: Course) => {
  const span = unit === 'WEEK' ? '周' : '日';
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return <Text c="dimmed">还没有成员报名</Text>;
  const sum = points.reduce((total, { submissions }) => total + submissions, 0);
  const during = `${first.date} 至 ${last.date}`;
  const dates = points.map(({ date }) => date);
  return (
    <div className={classes.columns}>
      <div className={classes.plots}>
        <Plot
          title="累计参加人数"
          label={`累计参加人数，${during}，由 ${first.participants} 到 ${last.participants}`}
          shape="line"
          dates={dates}
          values={points.map(({ participants }) => participants)}
        />
        <Plot
          title={`每${span}提交`}
          label={`每${span}提交次数，${during}，共 ${sum} 次`}
          shape="bars"
          dates={dates}
          values={points.map(({ submissions }) => submissions)}
        />
      </div>
      <div className={classes.table} role="region" aria-label={`每${span}的数字`} tabIndex={0}>
        <WideTable label={`每${span}的报名与提交`} minWidth={320} verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{unit === 'WEEK' ? '周（周一）' : '日期'}</Table.Th>
              <Table.Th className={classes.number}>报名</Table.Th>
              <Table.Th className={classes.number}>累计</Table.Th>
              <Table.Th className={classes.number}>提交</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {points.toReversed().map(({ date, registered, participants, submissions }) => (
              <Table.Tr key={date}>
                <Table.Td>{date}</Table.Td>
                <Table.Td className={classes.number}>{withThousands(registered)}</Table.Td>
                <Table.Td className={classes.number}>{withThousands(participants)}</Table.Td>
                <Table.Td className={classes.number}>{withThousands(submissions)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </WideTable>
      </div>
    </div>
  );
};

/** Participants and submissions over time, as plots with a table beside them. */
const Participation = ({ competitionId }: PanelProps) => {
  const query = useParticipationQuery({
    variables: { competitionId },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <section aria-labelledby="participation">
      <Title order={3} size="h5" id="participation" mb="sm">
        报名与提交
      </Title>
      <Loaded
        query={query}
        of={query.data?.competition?.participation}
        empty="没有找到指定的比赛或活动"
        skeleton={<RowsSkeleton rows={4} />}
      >
        {(course) => <Figures {...course} />}
      </Loaded>
    </section>
  );
};

export default Participation;
