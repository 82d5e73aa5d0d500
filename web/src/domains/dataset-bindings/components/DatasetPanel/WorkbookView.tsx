import '@mantine/core/styles/Tabs.layer.css';
import { NativeSelect, Tabs } from '@mantine/core';
import { useState } from 'react';
import type { DatasetFileEncoding } from '#apollo/schema.generated.ts';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { useDatasetFilePartQuery } from './DatasetPanel.generated.ts';
import type { TablePreview } from './opened.ts';
import { TablePages } from './TablePages.tsx';

/** More sheets than these are chosen from a list. */
const MOST_TABS = 6;

interface WorkbookViewProps {
  /** The first of its sheets. */
  table: TablePreview;
  name: string;
  token: string;
  /** The name of the file within an archive. */
  entry?: string | undefined;
  /** The encoding in which its text is read; the likeliest unless chosen. */
  encoding?: DatasetFileEncoding | null;
}

type SheetProps = WorkbookViewProps & { sheet: number };

/** A table with its pages, or that there is nothing in it. */
const Content = (props: SheetProps) =>
  props.table.columnsCount === 0 ? (
    <EmptyState text="这个工作表里没有数据" />
  ) : (
    <TablePages {...props} />
  );

/** A sheet that has to be read first. */
const FurtherSheet = ({ token, name, entry, sheet }: Omit<SheetProps, 'table'>) => {
  const { data, error, refetch } = useDatasetFilePartQuery({
    variables: { token, entry: entry ?? null, sheet, row: 0, column: 0 },
  });
  if (!data)
    return error ? <ErrorState error={error} onRetry={refetch} /> : <RowsSkeleton rows={8} />;
  const table = data.datasetFilePart?.table;
  return table ? (
    <Content table={table} name={name} token={token} entry={entry} sheet={sheet} />
  ) : (
    <EmptyState text="这个工作表无法预览，请下载后查看" />
  );
};

/** A table; where it is a sheet of a workbook, the others can be chosen by their names. */
export const WorkbookView = (props: WorkbookViewProps) => {
  const { table } = props;
  const { sheets } = table;
  const [sheet, setSheet] = useState(0);
  const shown =
    sheet === 0 ? (
      <Content {...props} sheet={0} />
    ) : (
      <FurtherSheet key={sheet} {...props} sheet={sheet} />
    );
  if (sheets.length < 2) return shown;
  if (sheets.length > MOST_TABS)
    return (
      <>
        <NativeSelect
          label="工作表"
          mb="md"
          maw={360}
          value={String(sheet)}
          data={sheets.map((label, at) => ({ value: String(at), label }))}
          onChange={({ currentTarget }) => setSheet(Number(currentTarget.value))}
        />
        {shown}
      </>
    );
  return (
    <Tabs value={String(sheet)} onChange={(next) => setSheet(Number(next ?? 0))}>
      <Tabs.List aria-label="工作表" mb="md">
        {sheets.map((label, at) => (
          <Tabs.Tab key={at} value={String(at)}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={String(sheet)}>{shown}</Tabs.Panel>
    </Tabs>
  );
};
