import { readFileSync } from 'node:fs';
import { checkNotebook } from './checking.ts';
import { compareNotebooks } from './comparing.ts';
import { type NotebookSource, renderNotebook } from './notebook.ts';

/** What is done with notebooks away from the server that answers. */
export type NotebookTask =
  | ({ task: 'render' } & NotebookSource)
  /** Of a file on this machine's disk; answers JSON. */
  | { task: 'check'; path: string; pageBytes: number }
  /** Of two states of a notebook; answers JSON. */
  | { task: 'compare'; before: Uint8Array; after: Uint8Array };

/** What a task answers, piece by piece. */
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
