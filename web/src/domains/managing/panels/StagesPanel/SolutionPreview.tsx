import { Group, Paper, Table, Text } from '@mantine/core';
import { WideTable } from '#components/WideTable/WideTable.tsx';
import { delimiterNames } from '@whaletide/schema/shared/rules/data-table.ts';
import { delimiters } from '@whaletide/schema/shared/rules/delimited-text.ts';
import type { Task } from './opened.ts';
import classes from './SolutionSource.module.css';
import { SolutionSource, type StoredSolution } from './SolutionSource.tsx';

export type SolutionSummary = Omit<
  NonNullable<NonNullable<Task['management']>['solution']>,
  '__typename' | 'rows' | 'labels' | keyof StoredSolution
> & {
  rows: readonly { cells: readonly string[] }[];
  labels: readonly { value: string; count: number }[];
};

const nameOf = (delimiter: string) => {
  const known = delimiters.find((sign) => sign === delimiter);
  return known ? delimiterNames[known] : delimiter;
};

const labelsText = ({ labels, labelsCount }: SolutionSummary) => {
  const shown = labels.map(({ value, count }) => `「${value}」${count} 行`).join('、');
  const more = (labelsCount ?? 0) - labels.length;
  return `标签 ${labelsCount} 种：${shown}${more > 0 ? `，另有 ${more} 种` : ''}`;
};

interface SolutionPreviewProps {
  title: string;
  solution: SolutionSummary;
  /** Facts about the solution that counts; absent for one that was only chosen. */
  stored?: StoredSolution | undefined;
}

/** Shows how a solution was read: encoding, delimiter, rows of each part, labels, first rows. */
export const SolutionPreview = ({ title, solution, stored }: SolutionPreviewProps) => (
  <Paper withBorder p="sm" mt="xs" role="group" aria-label={title}>
    <Text size="sm" fw={500}>
      {title}
    </Text>
    <Group gap="md" mt={4}>
      <Text size="sm" c="dimmed">
        编码 {solution.encoding}，以{nameOf(solution.delimiter)}分隔
      </Text>
      <Text size="sm" c="dimmed">
        共 {solution.public + solution.private} 行：{solution.public} 行公开、{solution.private}{' '}
        行隐藏
      </Text>
    </Group>
    {stored && <SolutionSource stored={stored} />}
    {solution.labelsCount !== null && (
      <Text size="sm" mt={4}>
        {labelsText(solution)}
      </Text>
    )}
    <div className={classes.rows}>
      <WideTable label="前几行" minWidth={240} verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            {solution.columns.map((name, at) => (
              <Table.Th key={at}>{name}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {solution.rows.map(({ cells }, row) => (
            <Table.Tr key={row}>
              {cells.map((cell, at) => (
                <Table.Td key={at}>{cell}</Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </WideTable>
    </div>
  </Paper>
);
