import { Table, Text } from '@mantine/core';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { projectPath } from '#domains/projects/paths.ts';
import { WideTable } from '#components/WideTable/WideTable.tsx';
import type { CopyCheckFragment } from './CopyCheck.generated.ts';

const GONE = '已解散的团队';

/** Evidence of each pair: what is shared, and what chance would leave. */
export const CopyPairs = ({ pairs }: { pairs: CopyCheckFragment['pairs'] }) => (
  <WideTable label="雷同的提交" minWidth={640}>
    <Table.Thead>
      <Table.Tr>
        <Table.Th>团队</Table.Th>
        <Table.Th ta="end">相同错误</Table.Th>
        <Table.Th ta="end">巧合预期</Table.Th>
        <Table.Th ta="end">各自错误</Table.Th>
        <Table.Th ta="end">巧合概率</Table.Th>
        <Table.Th>说明</Table.Th>
      </Table.Tr>
    </Table.Thead>
    <Table.Tbody>
      {pairs.map(({ teams, errors, shared, expected, logChance, project }, index) => (
        <Table.Tr key={teams.map(({ id }) => id).join(':') || index}>
          <Table.Td>{[0, 1].map((at) => teams[at]?.name ?? GONE).join(' 与 ')}</Table.Td>
          <Table.Td ta="end">{shared}</Table.Td>
          <Table.Td ta="end">{expected.toFixed(1)}</Table.Td>
          <Table.Td ta="end">{errors.join(' / ')}</Table.Td>
          <Table.Td ta="end">
            10<sup>{Math.round(logChance)}</sup>
          </Table.Td>
          <Table.Td>
            {project ? (
              <>
                双方成员都用过公开项目{' '}
                <AppLink to={projectPath(project.id)}>{project.title}</AppLink>，可能是正当借鉴
              </>
            ) : (
              <Text span c="dimmed">
                没有共同的公开项目
              </Text>
            )}
          </Table.Td>
        </Table.Tr>
      ))}
    </Table.Tbody>
  </WideTable>
);
