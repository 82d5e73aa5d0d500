// The parser's own thread: what members wrote is never read on the loop that answers.
import { parentPort } from 'node:worker_threads';
import type { ParsedFile } from '@whaletide/schema/domains/dataset-bindings/rest.ts';
import { fileKind } from '@whaletide/schema/domains/datasets/rules/dataset-files.ts';
import type { Config } from '../../config.ts';
import { fileStore } from '../store.ts';
import { parseStored, type ParseOptions } from './parse-file.ts';

export interface ParsingRequest {
  /** Place of the stored files. */
  config: Pick<Config, 'dataDir' | 's3'>;
  key: string;
  ext: string;
  /** Name of the file as it was uploaded. */
  name: string;
  /** Bytes. */
  size: number;
  options?: ParseOptions;
}

export type ParsingReply = { parsed: ParsedFile | null } | { failure: string };

parentPort?.on('message', ({ config, key, ext, name, size, options }: ParsingRequest) => {
  const reply = (message: ParsingReply) => parentPort?.postMessage(message);
  const kind = fileKind(ext);
  const files = fileStore(config);
  const parsing =
    kind === null
      ? Promise.resolve(null)
      : parseStored(kind, { ext, name, size, open: (part) => files.open(key, part) }, options);
  parsing.then(
    (parsed) => reply({ parsed }),
    (error: unknown) => reply({ failure: error instanceof Error ? error.message : String(error) }),
  );
});
