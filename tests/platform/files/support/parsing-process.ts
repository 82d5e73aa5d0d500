// The script of the processes under test: parses bytes as the parser's own do.
import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { fileKind } from '@whaletide/schema/domains/datasets/rules/dataset-files.ts';
import { extensionOf } from '@whaletide/schema/domains/uploads/rules.ts';
import { checkNotebook } from '#platform/src/domains/projects/rendering/checking.ts';
import { type ParseOptions, parseStored } from '#platform/src/files/parsing/parse-file.ts';
import { answerTasks } from '#platform/src/processes/answer-tasks.ts';

export interface BytesTask {
  name: string;
  bytes: Uint8Array;
  options?: ParseOptions | undefined;
}

export interface BytesAnswer {
  /** Kind that the file is shown as; null where it isn't. */
  shown: string | null;
  /** Most memory that the process has ever had, in MiB. */
  residentMb: number;
}

const shownAs = async ({ name, bytes: given, options }: BytesTask): Promise<string | null> => {
  const bytes = Buffer.from(given);
  const ext = extensionOf(name);
  if (ext === '.ipynb') return 'problem' in checkNotebook(bytes, 2 ** 20) ? null : 'notebook';
  const kind = fileKind(ext);
  if (kind === null) return null;
  const open = async (part?: { start: number; end: number }) =>
    Readable.from([part ? bytes.subarray(part.start, part.end + 1) : bytes]);
  const file = { ext, name, size: bytes.length, open };
  return (await parseStored(kind, file, options))?.parser_type ?? null;
};

/** `maxRSS` begins with that of the process which forked this one; Linux knows its own. */
const mostResidentMb = (): number => {
  if (process.platform !== 'linux') return process.resourceUsage().maxRSS / 1024;
  const [, kilobytes] = /^VmHWM:\s+(\d+)/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
};

answerTasks<BytesTask, BytesAnswer>(async (task) => ({
  shown: await shownAs(task),
  residentMb: mostResidentMb(),
}));
