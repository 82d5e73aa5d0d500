import '#theme/styles/tables.ts';
import { Anchor, Table, Text } from '@mantine/core';
import { fileKind } from '@whaletide/schema/domains/datasets/rules/dataset-files.ts';
import { extensionOf, sizeText } from '@whaletide/schema/domains/uploads/rules.ts';
import { useState } from 'react';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { EntryView } from './EntryView.tsx';
import type { ArchivePreview } from './opened.ts';
import classes from './DatasetPanel.module.css';

/** Tells whether a file within an archive can be shown without unpacking the others. */
const isShown = (name: string): boolean => {
  const kind = fileKind(extensionOf(name));
  return kind === 'table_data' || kind === 'plain_text';
};

interface ArchiveViewProps {
  archive: ArchivePreview;
  name: string;
  token: string;
}

/** Contents of an archive, by the names and sizes that it gives. */
export const ArchiveView = ({ archive, name, token }: ArchiveViewProps) => {
  const { entries, entriesCount, isTruncated } = archive;
  const [opened, setOpened] = useState<string | null>(null);
  if (entries.length === 0) return <EmptyState text="压缩包中没有文件" />;
  if (opened !== null)
    return <EntryView token={token} entry={opened} onClose={() => setOpened(null)} />;
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
              <Table.Td className={classes.path}>
                {isShown(entry.name) ? (
                  <Anchor component="button" size="sm" onClick={() => setOpened(entry.name)}>
                    {entry.name}
                  </Anchor>
                ) : (
                  entry.name
                )}
              </Table.Td>
              <Table.Td className={classes.number}>{sizeText(entry.size)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {isTruncated && (
        <Text size="sm" c="dimmed" mt="sm">
          共 {entriesCount} 项，只显示前 {entries.length} 个文件
        </Text>
      )}
    </>
  );
};
