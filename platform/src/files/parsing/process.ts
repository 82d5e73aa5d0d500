// The parser's own process: what members wrote may take as long, and as much, as it was made to.
import { fileKind } from '@whaletide/schema/domains/datasets/rules/dataset-files.ts';
import type { ParsedFile } from '@whaletide/schema/domains/dataset-bindings/rest.ts';
import { answerTasks } from '#processes/answer-tasks.ts';
import { contentAt } from '../content.ts';
import { parseStored, type ParseOptions } from './parse-file.ts';

export interface ParsingTask {
  /** Address of the file, as its store names it. */
  address: string;
  ext: string;
  /** Name of the file as it was uploaded. */
  name: string;
  /** Bytes. */
  size: number;
  options?: ParseOptions | undefined;
}

/** Content of a file; `storeFailure` where the store couldn't give it, which says nothing of the file. */
export type ParsingReply = { parsed: ParsedFile | null } | { storeFailure: string };

/** Note that the process has started, and reads: its time counts from there. */
export type ParsingNote = 'begun';

answerTasks<ParsingTask, ParsingReply, ParsingNote>(async (task, note) => {
  note('begun');
  const { address, ext, name, size, options } = task;
  const kind = fileKind(ext);
  if (kind === null) return { parsed: null };
  try {
    const file = { ext, name, size, open: contentAt.bind(null, address) };
    return { parsed: await parseStored(kind, file, options) };
  } catch (error) {
    return { storeFailure: error instanceof Error ? error.message : String(error) };
  }
});
