import { readFileSync } from 'node:fs';
import { checkNotebook } from './checking.ts';
import { compareNotebooks } from './comparing.ts';
import { type NotebookSource, renderNotebook } from './notebook.ts';

/** Work on notebooks that is done away from the server that answers. */
export type NotebookTask =
  | ({ task: 'render' } & NotebookSource)
  /** Check of a file on this machine's disk; answers JSON. */
  | { task: 'check'; path: string; pageBytes: number }
  /** Comparison of two states of a notebook; answers JSON. */
  | { task: 'compare'; before: Uint8Array; after: Uint8Array };

/** Yields a task's answer, piece by piece. */
export const piecesOf = (task: NotebookTask): Iterable<string> => {
  switch (task.task) {
    case 'render':
      return renderNotebook(task);
    case 'check':
      return [JSON.stringify(checkNotebook(readFileSync(task.path), task.pageBytes))];
    case 'compare':
      return [JSON.stringify(compareNotebooks(task.before, task.after))];
  }
};
