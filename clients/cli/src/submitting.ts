import { basename } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Run, textOf } from './command.ts';
import { exits, Problem } from './exits.ts';
import { unmarked } from './output.ts';
import type { Answer } from './site.ts';
import { upload } from './upload.ts';

/** Uploads the result, and answers how it is handed over. */
const resultOf = async (
  run: Run,
): Promise<{ taskId: unknown; resultKey: string; fileName: string }> => {
  const file = textOf(run, 'file') ?? '';
  const fileName = textOf(run, 'fileName') ?? basename(file);
  run.out.progress(`上传 ${file}`);
  const { key } = await upload(run.site(), file, 'result', fileName);
  return { taskId: run.values.taskId, resultKey: key, fileName };
};

interface Checked {
  competitionTask: { checkResult: { isRight: boolean } | null } | null;
}

/** Checks a result as the scorer would read it; a wrong one ends with a code of its own. */
export const runCheck = async (run: Run): Promise<void> => {
  const sample = run.values.sample === true;
  const answer = await run.site().verb('check', { ...(await resultOf(run)), sample });
  run.out.answer(answer);
  const { competitionTask } = answer as unknown as Checked;
  if (competitionTask?.checkResult?.isRight !== true)
    throw new Problem(exits.refused, '结果文件有误，未提交', 'BAD_USER_INPUT');
};

interface Scored {
  isDone: boolean;
  work: {
    id: string;
    taskId: string;
    status: string;
    publicScore: number | null;
    errorMessage: string | null;
    invalidReason: string | null;
    queue: { ahead: number; seconds: number | null } | null;
  };
}

const PAUSE_MS = 1_000;

const placeOf = ({ queue }: Scored['work']) => {
  if (!queue) return '等待评分';
  const time = queue.seconds === null ? '' : `，约 ${queue.seconds} 秒`;
  return queue.ahead > 0 ? `排队中，前面还有 ${queue.ahead} 个${time}` : `评分中${time}`;
};

/** Waits until a work has its score, and tells its place in the queue meanwhile. */
const untilScored = async (run: Run, workId: unknown): Promise<Answer> => {
  let told = '';
  for (let seconds = 0; ; seconds = Math.min(20, seconds + 5)) {
    const answer = await run.site().verb('wait', { workId, seconds });
    const { isDone, work } = unmarked(answer) as Scored;
    if (isDone) return answer;
    const place = placeOf(work);
    if (place !== told) run.out.progress(place);
    told = place;
    await pause(PAUSE_MS);
  }
};

const noScore = ({ errorMessage, invalidReason }: Scored['work']) =>
  new Problem(exits.notScored, errorMessage ?? invalidReason ?? '提交没有得到分数', 'NOT_SCORED');

interface Board {
  leaderboard: { viewerRow: { rank: number } | null } | null;
}

/** Own rank on a board; null where there is none. */
const rankOn = async (run: Run, given: Answer): Promise<number | null> => {
  try {
    const { leaderboard } = await run.site().verb<Board>('board', { ...given, perPage: 1 });
    return leaderboard?.viewerRow?.rank ?? null;
  } catch (error) {
    // A board that isn't shown; the score stands all the same.
    if (error instanceof Problem && error.exit !== exits.unreachable) return null;
    throw error;
  }
};

interface Sent {
  submitWork: { id: string; authorship: string };
}

/** Hands a result in; with `--wait` until it has its score and its rank. */
export const runSubmit = async (run: Run): Promise<void> => {
  const note = textOf(run, 'note');
  const given = { ...(await resultOf(run)), ...(note !== undefined && { note }) };
  const sent = await run.site().verb<Sent>('submit', given);
  if (run.values.wait !== true) {
    run.out.answer(sent);
    return;
  }
  const { id, authorship } = sent.submitWork;
  run.out.progress(`已提交：${id}`);
  const scored = await untilScored(run, id);
  const { work } = unmarked(scored) as Scored;
  const { taskId } = run.values;
  // Agents may have a board of their own.
  const rank =
    (await rankOn(run, { taskId })) ?? (await rankOn(run, { taskId, authorship: [authorship] }));
  const { status, publicScore } = work;
  const shown = { workId: id, status, publicScore, rank };
  run.out.answer({ ...scored, submitWork: sent.submitWork, rank }, shown);
  if (status !== 'REVIEWED') throw noScore(work);
};

/** Waits for the score of a work, however long that is; `--seconds` asks once. */
export const runWait = async (run: Run): Promise<void> => {
  const { workId, seconds } = run.values;
  const answer =
    seconds === undefined
      ? await untilScored(run, workId)
      : await run.site().verb('wait', { workId, seconds });
  run.out.answer(answer);
  const { isDone, work } = unmarked(answer) as Scored;
  if (isDone && work.status !== 'REVIEWED') throw noScore(work);
};
