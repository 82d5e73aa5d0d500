import { Badge, Table } from '@mantine/core';
import { scoreText } from '@whaletide/schema/shared/rules/scores.ts';
import { PlotFigure } from '#components/PlotFigure/PlotFigure.tsx';
import { WideTable } from '#components/WideTable/WideTable.tsx';
import { formatDateTime } from '#lib/dates.ts';
import type { BoardProgressQuery } from './BoardCourse.generated.ts';
import { across, bestSteps, rangeOf, spanText, stepLine, upward } from './course-shapes.ts';
import classes from './BoardCourse.module.css';

type Own = NonNullable<NonNullable<BoardProgressQuery['competitionTask']>['boardProgress']>['own'];

interface OwnHistoryProps {
  own: Own;
  higherIsBetter: boolean;
}

/** Scores of one's own works over time, with the best so far of those that count. */
export const OwnHistory = ({ own, higherIsBetter }: OwnHistoryProps) => {
  const times = own.map(({ submittedAt }) => Date.parse(submittedAt));
  const time = { from: Math.min(...times), to: Math.max(...times) };
  const scores = rangeOf(own.map(({ score }) => score));
  const [begin, end] = [own[0], own.at(-1)].map((one) => one && formatDateTime(one.submittedAt));
  const counted = own.filter(({ isLate: late }) => !late);
  return (
    <div className={classes.columns}>
      <PlotFigure
        title="我的提交"
        note={spanText(own)}
        label={`我的 ${own.length} 次提交的得分，${begin} 至 ${end}，逐次数字见旁边的表格`}
        ends={[begin, end]}
      >
        <polyline
          className={classes.line}
          points={stepLine(bestSteps(counted, higherIsBetter), time, scores)}
        />
        {own.map(({ submittedAt, score, isLate: late }, index) => {
          const [x, y] = [across(Date.parse(submittedAt), time), upward(score, scores)];
          return (
            // A line without length is a round dot, whatever the plot is stretched to.
            <path
              key={index}
              className={classes.dot}
              data-late={late || undefined}
              d={`M${x} ${y}h0.01`}
            />
          );
        })}
      </PlotFigure>
      <div className={classes.table} role="region" aria-label="我的提交得分" tabIndex={0}>
        <WideTable label="我的提交得分数字" minWidth={260} verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>时间</Table.Th>
              <Table.Th className={classes.number}>得分</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {own.toReversed().map(({ submittedAt, score, isLate: late }, index) => (
              <Table.Tr key={index}>
                <Table.Td>
                  {formatDateTime(submittedAt)}{' '}
                  {late && (
                    <Badge size="sm" color="gray">
                      赛后
                    </Badge>
                  )}
                </Table.Td>
                <Table.Td className={classes.number}>{scoreText(score)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </WideTable>
      </div>
    </div>
  );
};
