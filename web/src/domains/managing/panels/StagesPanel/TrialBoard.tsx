import { Alert, Stack, Table } from '@mantine/core';
import { scoreText } from '@whaletide/schema/shared/rules/scores.ts';
import { WideTable } from '#components/WideTable/WideTable.tsx';
import { formatDateTime } from '#lib/dates.ts';
import type { TrialResultsFragment } from './TrialRun.generated.ts';

export type TrialResult = TrialResultsFragment['results'][number];

const kindTexts: Record<TrialResult['kind'], string> = {
  SAMPLE: '样例文件',
  PERFECT: '标准答案',
  CONSTANT: '常数',
  RANDOM: '随机',
  WORK: '已有提交',
};

/** Sorts what was scored by its place, and what wasn't behind. */
const byRank = (results: readonly TrialResult[]): TrialResult[] =>
  results.toSorted((a, b) => (a.privateRank ?? Infinity) - (b.privateRank ?? Infinity));

export interface BoardProps {
  results: readonly TrialResult[];
  /** Sentences on scores that don't tell the results apart. */
  warnings: readonly string[];
  titles: readonly string[];
}

/** Name of a result; of a work with the time of its submission and the score that it has. */
const nameOf = ({ kind, work }: TrialResult): string => {
  if (!work) return kindTexts[kind];
  const score = work.publicScore === null ? '没有得分' : `现为 ${scoreText(work.publicScore)}`;
  return `${formatDateTime(work.submittedAt)} 的提交（${score}）`;
};

const ResultsTable = ({ results, titles }: Omit<BoardProps, 'warnings'>) => (
  <WideTable label="试运行的榜单" minWidth={520}>
    <Table.Thead>
      <Table.Tr>
        <Table.Th>结果</Table.Th>
        <Table.Th>排名（Public / Private）</Table.Th>
        {titles.map((title) => (
          <Table.Th key={title}>{title}（Public / Private）</Table.Th>
        ))}
        <Table.Th>用时</Table.Th>
      </Table.Tr>
    </Table.Thead>
    <Table.Tbody>
      {byRank(results).map((one) => (
        <Table.Tr key={one.work?.id ?? one.kind}>
          <Table.Td>{nameOf(one)}</Table.Td>
          {one.problem === null ? (
            <>
              <Table.Td>
                {one.publicRank} / {one.privateRank}
              </Table.Td>
              {titles.map((title, index) => (
                <Table.Td key={title}>
                  {scoreText(one.publicScores[index] ?? 0)} /{' '}
                  {scoreText(one.privateScores[index] ?? 0)}
                </Table.Td>
              ))}
            </>
          ) : (
            <Table.Td colSpan={titles.length + 1}>无法评分：{one.problem}</Table.Td>
          )}
          <Table.Td>{one.milliseconds} 毫秒</Table.Td>
        </Table.Tr>
      ))}
    </Table.Tbody>
  </WideTable>
);

/** The board that the results would make, what couldn't be scored, and what the scores don't tell. */
export const TrialBoard = ({ results, warnings, titles }: BoardProps) => (
  <Stack gap="xs">
    {warnings.map((warning) => (
      <Alert key={warning} color="gold" role="status">
        {warning}
      </Alert>
    ))}
    <ResultsTable results={results} titles={titles} />
  </Stack>
);
