import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import type { LeaderboardBoard } from '#apollo/schema.generated.ts';
import { saveText } from '#lib/save-text.ts';
import type { BoardAsked } from './board-filter.ts';
import type { BoardKey } from './boards.ts';
import { LeaderboardDocument } from './Leaderboard.generated.ts';
import type { BoardRow } from './rows.ts';

/** Rows of one request, the most that the gateway gives. */
const PER_PAGE = 100;
/** The first so many rows: a minute's worth of requests must be left for everything else. */
const MAX_ROWS = 10_000;

interface ExportButtonProps {
  of: BoardKey;
  board: LeaderboardBoard;
  /** Part of the board that is shown, as its query asks for it. */
  asked: BoardAsked;
  /** Headers of the scores. */
  scores: readonly string[];
  totalCount: number;
  /** Name of the file, without its extension. */
  name: string;
}

/** Saves the board that is shown, all of its pages, as CSV. */
export const ExportButton = ({ of, board, asked, scores, totalCount, name }: ExportButtonProps) => {
  const client = useApolloClient();
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');

  const rowsOfBoard = async () => {
    // By their place: a board that moves meanwhile gives no row twice.
    const rows = new Map<number, BoardRow>();
    const pages = Math.ceil(Math.min(totalCount, MAX_ROWS) / PER_PAGE);
    for (let page = 1; page <= pages; page += 1) {
      const { data } = await client.query({
        query: LeaderboardDocument,
        variables: { ...of, board, page, perPage: PER_PAGE, ...asked },
        fetchPolicy: 'no-cache',
        context: { showsErrors: true },
      });
      for (const row of data?.leaderboard?.items ?? []) rows.set(row.position, row);
    }
    return [...rows.values()];
  };

  const save = async () => {
    setState('loading');
    try {
      const [rows, { boardCsv }] = await Promise.all([rowsOfBoard(), import('./board-csv.ts')]);
      saveText(`${name}.csv`, boardCsv(rows, scores), 'text/csv;charset=utf-8');
      setState('idle');
    } catch {
      setState('failed');
    }
  };

  return (
    <Button
      variant="subtle"
      size="sm"
      loading={state === 'loading'}
      leftSection={<IconDownload size={18} stroke={1.5} aria-hidden />}
      onClick={() => void save()}
      title={totalCount > MAX_ROWS ? `导出前 ${MAX_ROWS} 名` : undefined}
    >
      {state === 'failed' ? '导出失败，重试' : '导出 CSV'}
    </Button>
  );
};
