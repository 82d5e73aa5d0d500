// The script of the processes that check results before they are submitted.
import { buffer } from 'node:stream/consumers';
import type { ResultCheck } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import type { Config } from '#config.ts';
import { fileStore } from '#files/store.ts';
import { answerTasks } from '#processes/answer-tasks.ts';
import type { NeedsSolution } from '../scorer/known-solution.ts';
import { SolutionUnknown } from '../scorer/prepared-solution.ts';
import { checkFile, type CheckTask, type SampleTask, scoreOnSample } from './checks.ts';

/** A check whose files the process opens by their keys. */
export type KeyedCheck =
  | (Omit<CheckTask, 'file'> & { file: string })
  | (Omit<SampleTask, 'file' | 'sample'> & { file: string; sample: string });
export type CheckWork = KeyedCheck & { store: Pick<Config, 'dataDir' | 's3'> };
export type CheckReply = { check: ResultCheck } | NeedsSolution;

answerTasks<CheckWork, CheckReply>(async ({ store, ...work }) => {
  const files = fileStore(store);
  const bytesOf = async (key: string) => new Uint8Array(await buffer(await files.open(key)));
  const file = await bytesOf(work.file);
  try {
    const check =
      'sample' in work
        ? await scoreOnSample({ ...work, file, sample: await bytesOf(work.sample) })
        : await checkFile({ ...work, file });
    return { check };
  } catch (error) {
    if (error instanceof SolutionUnknown) return { needsSolution: true };
    throw error;
  }
});
