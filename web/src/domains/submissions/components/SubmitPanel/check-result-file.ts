import { resultFileProblem } from '@whaletide/schema/domains/submissions/rules/result-formats.ts';
import type { CheckedResult, TableCheck } from './check-table.ts';
import { type FileTask, resultFormOf } from './result-form.ts';

type Answer = { checked: CheckedResult } | { failed: true };

const UNCHECKED: CheckedResult = { problems: [], hints: [], scores: [] };

const sampleOf = async (url: string): Promise<ArrayBuffer | null> => {
  const answer = await fetch(url).catch(() => null);
  return answer?.ok ? answer.arrayBuffer() : null;
};

/** Checks in a thread of its own, or here where the browser has none for it. */
const checkApart = async (check: TableCheck): Promise<CheckedResult> => {
  if (typeof Worker === 'undefined') {
    const { checkTable } = await import('./check-table.ts');
    return checkTable(check);
  }
  const worker = new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<CheckedResult>((resolve) => {
      // A file that can't be checked here is checked by platform.
      worker.addEventListener('error', () => resolve(UNCHECKED));
      worker.addEventListener('message', ({ data }: MessageEvent<Answer>) =>
        resolve('checked' in data ? data.checked : UNCHECKED),
      );
      worker.postMessage(
        check,
        [check.bytes, check.sample, check.answers].filter(Boolean) as ArrayBuffer[],
      );
    });
  } finally {
    worker.terminate();
  }
};

/**
 * Looks at a result file before it is sent: extension, size, compression, encoding, header, row ids
 * and predictions against the sample, and the task's labels where it tells them. Lists what is
 * wrong with line numbers. Nothing is uploaded. Where there is no readable sample, whether the ids
 * are the right ones only platform can tell, and does.
 */
export const checkResultFile = async (file: File, task: FileTask): Promise<CheckedResult> => {
  const { review, sampleFileUrl } = task;
  const problem = resultFileProblem(file, review);
  if (problem) return { problems: [problem.message], hints: [], scores: [] };
  const form = resultFormOf(task);
  if (!form) return UNCHECKED;
  const sample = sampleFileUrl === null ? null : await sampleOf(sampleFileUrl);
  const bytes = await file.arrayBuffer();
  return checkApart({ bytes, sample, answers: null, form, maxSize: review.sizeLimit * 1024 });
};

const failed = (problem: string): CheckedResult => ({ problems: [problem], hints: [], scores: [] });

/** Scores predictions for the sample with answers, in the browser alone. */
export const tryOnSample = async (
  file: File,
  task: FileTask,
  sampleUrl: string,
): Promise<CheckedResult> => {
  const { review } = task;
  const problem = resultFileProblem(file, review);
  if (problem) return failed(problem.message);
  const form = resultFormOf(task);
  if (!form) return failed('评分指标是新增的，请刷新页面后重试');
  const answers = await sampleOf(sampleUrl);
  if (!answers) return failed('公开样例下载失败，请稍后重试');
  const bytes = await file.arrayBuffer();
  const maxSize = review.sizeLimit * 1024;
  const checked = await checkApart({ bytes, sample: null, answers, form, maxSize });
  const isTried = checked.scores.length > 0 || checked.problems.length > 0;
  return isTried ? checked : failed('无法在浏览器中计算，请稍后重试');
};
