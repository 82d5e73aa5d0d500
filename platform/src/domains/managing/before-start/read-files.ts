import { buffer } from 'node:stream/consumers';
import type { ForecastFigures } from '@whaletide/schema/domains/managing/rest/forecasts.ts';
import {
  type DataFile,
  readDataFile,
} from '@whaletide/schema/domains/managing/rules/before-start/data-files.ts';
import { decodeText } from '@whaletide/schema/shared/rules/decode-text.ts';
import { unpackText } from '@whaletide/schema/shared/rules/unpack-text.ts';
import { contentAt } from '#files/content.ts';
import { type HandedOutFile, MOST_BYTES, TOO_LARGE } from './forecast-task.ts';

const readOne = async ({
  name,
  address,
}: HandedOutFile): Promise<{ file: DataFile; problem: null } | { file: null; problem: string }> => {
  if (address === null) return { file: null, problem: TOO_LARGE };
  const bytes = new Uint8Array(await buffer(await contentAt(address)));
  const unpacked = await unpackText(bytes, MOST_BYTES);
  if (unpacked.problem !== null) return { file: null, problem: unpacked.problem };
  const decoded = decodeText(unpacked.bytes);
  if (decoded.problem !== null) return { file: null, problem: decoded.problem };
  const file = readDataFile(name, decoded.text);
  return file ? { file, problem: null } : { file: null, problem: '没有数据行，或单元格太多' };
};

/** Reads what is handed out; what can't be read is told, and is no failure. */
export const readFiles = async (
  files: readonly HandedOutFile[],
): Promise<{ data: DataFile[]; told: ForecastFigures['Files'] }> => {
  const data: DataFile[] = [];
  const told: ForecastFigures['Files'] = [];
  for (const one of files) {
    const { file, problem } = await readOne(one);
    if (file) data.push(file);
    told.push({ Name: one.name, Problem: problem });
  }
  return { data, told };
};
