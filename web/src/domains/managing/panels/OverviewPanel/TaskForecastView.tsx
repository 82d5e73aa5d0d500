import { Table, Text, Title } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import { WideTable } from '#components/WideTable/WideTable.tsx';
import {
  assumptionText,
  boardNames,
  gapText,
  giveawayText,
  headText,
  leakWords,
  moreText,
  powerText,
  rowsText,
} from './forecast-texts.ts';
import type { TaskForecastFragment } from './Forecasts.generated.ts';
import classes from './PublishChecklist.module.css';

interface TaskForecastViewProps {
  name: string;
  forecast: TaskForecastFragment;
  isProtected: boolean;
}

const Leaks = ({ leaks, files }: Pick<TaskForecastFragment, 'leaks' | 'files'>) => {
  const found = leaks.flatMap((leak) => leakWords(leak) ?? []);
  const read = files.filter(({ problem }) => problem === null).length;
  return (
    <ul className={classes.list}>
      {found.map(({ title, text, hint }) => (
        <li key={title + text} className={classes.item} data-state="needed">
          <IconAlertCircle size={20} stroke={1.5} aria-hidden className={classes.icon} />
          <span>
            <strong>{title}</strong>：{text}
            {hint}
          </span>
        </li>
      ))}
      {found.length === 0 && (
        <li className={classes.item} data-state="done">
          <IconCircleCheck size={20} stroke={1.5} aria-hidden className={classes.icon} />
          {read > 0
            ? `查看了 ${read} 个数据文件，没有发现泄露`
            : '没有发现泄露；没有可查看的数据表'}
        </li>
      )}
      {files.map(({ name, problem }) =>
        problem === null ? null : (
          <li key={name} className={classes.item}>
            <Text size="sm" c="dimmed">
              没有查看「{name}」：{problem}
            </Text>
          </li>
        ),
      )}
    </ul>
  );
};

/** Figures of one task: how far its boards can tell, what they give away, and leaks. */
export const TaskForecastView = ({ name, forecast, isProtected }: TaskForecastViewProps) => {
  const { boards, giveaway, leaks, files } = forecast;
  const last = boards.at(-1);
  return (
    <>
      {last ? (
        <>
          <Text mb="xs">{powerText(last)}</Text>
          <WideTable label={`任务「${name}」的估算`} minWidth={480} verticalSpacing="xs">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>榜单</Table.Th>
                <Table.Th ta="end">行数</Table.Th>
                <Table.Th ta="end">分得出的得分差</Table.Th>
                <Table.Th ta="end">并列榜首</Table.Th>
                <Table.Th ta="end">怎样更好</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {boards.map((board) => (
                <Table.Tr key={board.board}>
                  <Table.Td>{boardNames[board.board]}</Table.Td>
                  <Table.Td ta="end">{rowsText(board)}</Table.Td>
                  <Table.Td ta="end">{gapText(board)}</Table.Td>
                  <Table.Td ta="end">{headText(board)}</Table.Td>
                  <Table.Td ta="end">{moreText(board)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </WideTable>
          <Text size="sm" c="dimmed" mt="xs">
            {assumptionText(forecast, last)}
          </Text>
        </>
      ) : (
        <Text c="dimmed">这个指标没有最好的得分，或数据太少，无法估算名次。</Text>
      )}
      {giveaway && (
        <Text size="sm" mt="xs">
          {giveawayText(giveaway, isProtected)}
        </Text>
      )}
      <Title order={5} size="h6" mt="sm">
        数据检查
      </Title>
      <Leaks leaks={leaks} files={files} />
    </>
  );
};
