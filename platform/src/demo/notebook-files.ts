import { checkNotebook } from '../domains/projects/rendering/checking.ts';
import type { CellPassage } from '../domains/projects/rendering/passages.ts';
import type { NotebookRef } from '../domains/projects/tables.ts';
import type { DemoNotebook } from './notebook-cells.ts';

/** A notebook of the demo as a project has it, and what its file holds. */
export interface StoredNotebook {
  ref: NotebookRef;
  passages: CellPassage[];
  modules: string[];
  json: string;
}

/** The file of a notebook; its key is out of what is in it, the same in every run. */
export const storedNotebook = ({ name, content }: DemoNotebook): StoredNotebook => {
  const json = JSON.stringify(content, null, 1);
  const checked = checkNotebook(Buffer.from(json));
  if ('problem' in checked) throw new Error(`${name}: ${checked.problem}`);
  const { hash, language, passages, modules } = checked;
  const size = Buffer.byteLength(json);
  return { ref: { name, key: hash.slice(0, 32), hash, size, language }, passages, modules, json };
};
