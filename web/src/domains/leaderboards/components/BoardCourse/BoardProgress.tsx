import { Stack, Table, Text } from '@mantine/core';
import { scoreText } from '@whaletide/schema/shared/rules/scores.ts';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { PlotFigure } from '#components/PlotFigure/PlotFigure.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { WideTable } from '#components/WideTable/WideTable.tsx';
import { formatDateTime } from '#lib/dates.ts';
import { type BoardProgressQuery, useBoardProgressQuery } from './BoardCourse.generated.ts';
import { rangeOf, spanText, stepLine } from './course-shapes.ts';
import { OwnHistory } from './OwnHistory.tsx';
import classes from './BoardCourse.module.css';

type Progress = NonNullable<NonNullable<BoardProgressQuery['competitionTask']>['boardProgress']>;

const Teams = ({ teams }: { teams: Progress['teams'] }) => {
  const steps = teams.flatMap((team) => team.steps);
  const times = steps.map(({ submittedAt }) => Date.parse(submittedAt));
  if (times.length === 0) return <Text c="dimmed">还没有公布的得分</Text>;
  const time = { from: Math.min(...times), to: Math.max(...times) };
  const scores = rangeOf(steps.map(({ score }) => score));
  const [begin, end] = [time.from, time.to].map((at) => formatDateTime(new Date(at).toISOString()));
  return (
    <div className={classes.rows}>
      <PlotFigure
        title={`前 ${teams.length} 名的最好成绩`}
        note={spanText(steps)}
        label={`前 ${teams.length} 名的最好成绩随时间的变化，${begin} 至 ${end}，逐队数字见旁边的表格`}
        ends={[begin, end]}
        tall
      >
        {teams.toReversed().map(({ steps: own, team }, index) => {
          const place = teams.length - 1 - index;
          return (
            <polyline
              key={team?.id ?? index}
              className={classes.line}
              data-first={place === 0 || undefined}
              data-second={place === 1 || undefined}
              data-third={place === 2 || undefined}
              points={stepLine(own, time, scores)}
            />
          );
        })}
      </PlotFigure>
      <div className={classes.table} role="region" aria-label="各队的进展" tabIndex={0}>
        <WideTable label="各队的进展数字" minWidth={380} verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>团队</Table.Th>
              <Table.Th className={classes.number}>首次</Table.Th>
              <Table.Th className={classes.number}>最好</Table.Th>
              <Table.Th className={classes.number}>提升</Table.Th>
              <Table.Th className={classes.number}>最近提升</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {teams.map(({ rank, steps: own, team }, index) => {
              const [first, last] = [own[0], own.at(-1)];
              return (
                <Table.Tr key={team?.id ?? index}>
                  <Table.Td>
                    {rank}. {team?.name ?? '已解散的团队'}
                  </Table.Td>
                  <Table.Td className={classes.number}>
                    {first ? scoreText(first.score) : '—'}
                  </Table.Td>
                  <Table.Td className={classes.number}>
                    {last ? scoreText(last.score) : '—'}
                  </Table.Td>
                  <Table.Td className={classes.number}>{Math.max(0, own.length - 1)} 次</Table.Td>
                  <Table.Td className={classes.number}>
                    {last ? formatDateTime(last.submittedAt) : '—'}
                  </Table.Td>
                </Table.Tr>
              );
            })}
          </Table.Tbody>
        </WideTable>
        <Text className={classes.key} mt="xs">
          粗实线为第 1 行，虚线为第 2 行，点线为第 3 行，灰线为其余团队
        </Text>
      </div>
    </div>
  );
};

/** Course of the best of a board's first teams over time, and of one's own scores. */
const BoardProgress = ({ taskId }: { taskId: string }) => {
  const query = useBoardProgressQuery({ variables: { taskId }, fetchPolicy: 'cache-and-network' });
  return (
    <Loaded
      query={query}
      of={query.data?.competitionTask?.boardProgress}
      empty="该榜单暂未公开"
      skeleton={<RowsSkeleton rows={4} />}
    >
      {({ teams, own, isHigherBetter: higherIsBetter }) => (
        <Stack gap="xl">
          <Teams teams={teams} />
          {own.length > 0 && <OwnHistory own={own} higherIsBetter={higherIsBetter} />}
        </Stack>
      )}
    </Loaded>
  );
};

export default BoardProgress;
