import { readSolutionFile } from '@whaletide/schema/domains/submissions/rules/read-solution-file.ts';
import {
  checkSolution,
  type SolutionCheck,
  type SolutionForm,
} from '@whaletide/schema/domains/submissions/rules/solution-file.ts';

export interface SolutionBytes {
  /** The file as it was chosen. */
  bytes: ArrayBuffer;
  form: SolutionForm;
}

type Answer = { checked: SolutionCheck } | { failed: true };

/** Checks a solution as platform does: unpacked, decoded, row by row. */
export const checkSolutionBytes = async ({ bytes, form }: SolutionBytes): Promise<SolutionCheck> =>
  checkSolution(await readSolutionFile(new Uint8Array(bytes)), form);

/**
 * Checks a solution in a thread of its own, or here where the browser has none for it.
 * @returns null where it can't be checked here, such as for want of memory: platform does
 */
export const checkSolutionFile = async (
  file: File,
  form: SolutionForm,
): Promise<SolutionCheck | null> => {
  const bytes = await file.arrayBuffer();
  if (typeof Worker === 'undefined') return checkSolutionBytes({ bytes, form });
  const worker = new Worker(new URL('./solution-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<SolutionCheck | null>((resolve) => {
      worker.addEventListener('error', () => resolve(null));
      worker.addEventListener('message', ({ data }: MessageEvent<Answer>) =>
        resolve('checked' in data ? data.checked : null),
      );
      worker.postMessage({ bytes, form } satisfies SolutionBytes, [bytes]);
    });
  } finally {
    worker.terminate();
  }
};
