import '../../../../theme/styles/tables.ts';
import { Table, Text } from '@mantine/core';
import { sizeText } from '@whaletide/schema/rules/uploads.ts';
import { EmptyState } from '../../../../components/EmptyState/EmptyState.tsx';
import type { ArchivePreview } from './opened.ts';
import classes from './DatasetPanel.module.css';

interface ArchiveViewProps {
  archive: ArchivePreview;
  name: string;
}

/** What an archive holds, by the names and sizes that it gives. */
export const ArchiveView = ({ archive, name }: ArchiveViewProps) => {
  const { entries, entriesCount, truncated } = archive;
  if (entries.length === 0) return <EmptyState text="压缩包中没有文件" />;
  return (
    <>
      <Table aria-label={`${name} 的文件`} verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>文件</Table.Th>
            <Table.Th className={classes.number}>大小</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {entries.map((entry, index) => (
            // An archive may hold the same name twice.
            <Table.Tr key={`${index}:${entry.name}`}>
              <Table.Td className={classes.path}>{entry.name}</Table.Td>
              <Table.Td className={classes.number}>{sizeText(entry.size)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {truncated && (
        <Text size="sm" c="dimmed" mt="sm">
          共 {entriesCount} 项，只显示前 {entries.length} 个文件
        </Text>
      )}
    </>
  );
};
