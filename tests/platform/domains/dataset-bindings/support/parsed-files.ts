import { Readable } from 'node:stream';
import type { Table } from '@whaletide/schema/domains/dataset-bindings/rest.ts';
import { fileKind } from '@whaletide/schema/domains/datasets/rules/dataset-files.ts';
import { type ParseOptions, parseStored } from '#platform/src/files/parsing/parse-file.ts';
import { fixture } from '#tests/support/fixtures.ts';

/** Parses these bytes as a file of this name. */
export const parse = (name: string, bytes: Buffer, options: ParseOptions = {}) => {
  const ext = /\.[^.]+$/.exec(name)?.[0] ?? '';
  const kind = fileKind(ext);
  if (kind === null) throw new Error(`${name} has no kind`);
  return parseStored(
    kind,
    {
      ext,
      name,
      size: bytes.length,
      open: async (part) =>
        Readable.from([part ? bytes.subarray(part.start, part.end + 1) : bytes]),
    },
    options,
  );
};

export const tableOf = async (name: string, bytes: Buffer, options?: ParseOptions) =>
  (await parse(name, bytes, options))?.table;

/** The table of one of the datasets among the fixtures. */
export const caseTable = (name: string) => tableOf(name, fixture(`datasets/${name}`));

export const namesOf = (table: Table | null | undefined) => table?.Columns.map(({ Name }) => Name);
