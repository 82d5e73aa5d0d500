import { Button, Group, Text } from '@mantine/core';
import { previewLimits } from '@whaletide/schema/domains/datasets/rules/dataset-files.ts';
import { useState } from 'react';
import type { DatasetFileEncoding } from '#apollo/schema.generated.ts';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { withThousands } from '#lib/numbers.ts';
import { useDatasetFilePartQuery } from './DatasetPanel.generated.ts';
import type { TablePreview } from './opened.ts';
import { TableView } from './TableView.tsx';

interface StepsProps {
  /** The unit that is stepped through: 行 or 列. */
  of: '行' | '列';
  first: number;
  step: number;
  count: number;
  busy: boolean;
  onMove: (first: number) => void;
}

/** Steps through the rows or columns of a table; nothing where all of them are seen. */
const Steps = ({ of, first, step, count, busy, onMove }: StepsProps) =>
  count > step && (
    <Group gap="xs" role="group" aria-label={`翻看${of}`}>
      <Button
        variant="default"
        size="compact-sm"
        disabled={busy || first === 0}
        onClick={() => onMove(Math.max(0, first - step))}
      >
        上 {step} {of}
      </Button>
      <Text size="sm" c="dimmed">
        第 {withThousands(first + 1)}–{withThousands(Math.min(first + step, count))} {of}
      </Text>
      <Button
        variant="default"
        size="compact-sm"
        disabled={busy || first + step >= count}
        onClick={() => onMove(first + step)}
      >
        下 {step} {of}
      </Button>
    </Group>
  );

interface TablePagesProps {
  /** Its beginning. */
  table: TablePreview;
  name: string;
  token: string;
  /** The name of the file within an archive. */
  entry?: string | undefined;
  /** The place of the sheet in a workbook. */
  sheet?: number;
  /** The encoding in which its text is read; the likeliest unless chosen. */
  encoding?: DatasetFileEncoding | null;
}

/** Any page of a table's rows and columns; the one before stays until the next has come. */
export const TablePages = ({
  table,
  name,
  token,
  entry,
  sheet = 0,
  encoding = null,
}: TablePagesProps) => {
  const [at, setAt] = useState({ row: 0, column: 0 });
  const { rows, columns } = previewLimits;
  const isBeginning = at.row === 0 && at.column === 0;
  const query = useDatasetFilePartQuery({
    variables: { token, entry: entry ?? null, sheet, encoding, ...at },
    skip: isBeginning,
  });
  const { data, previousData, loading, error, refetch } = query;
  const found = (data ?? previousData)?.datasetFilePart?.table;
  const shown = isBeginning ? table : (found ?? table);
  const busy = !isBeginning && loading;
  const isUnreadable = !isBeginning && data !== undefined && !data.datasetFilePart?.table;
  return (
    <>
      {error && !data && !isBeginning ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : isUnreadable ? (
        <EmptyState text="这一部分无法预览，请下载后查看" />
      ) : (
        <TableView table={shown} name={name} />
      )}
      <Group gap="lg" mt="sm">
        <Steps
          of="行"
          first={at.row}
          step={rows}
          count={table.rowsCount}
          busy={busy}
          onMove={(row) => setAt({ ...at, row })}
        />
        <Steps
          of="列"
          first={at.column}
          step={columns}
          count={table.columnsCount}
          busy={busy}
          onMove={(column) => setAt({ ...at, column })}
        />
      </Group>
    </>
  );
};
