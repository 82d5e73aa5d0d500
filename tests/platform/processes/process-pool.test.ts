import { afterAll, describe, expect, it } from '@jest/globals';
import { processPool } from '#platform/src/processes/process-pool.ts';
import { isFaultOfTask, UnfinishedTask } from '#platform/src/processes/unfinished-task.ts';
import type { Deed, DeedTask } from './support/tasks.ts';

const stops: (() => void)[] = [];
const poolOf = (options: Partial<Parameters<typeof processPool>[0]> = {}) => {
  const pool = processPool<DeedTask, unknown, string>({
    script: new URL('./support/tasks.ts', import.meta.url),
    memoryMb: 64,
    longestMs: 60_000,
    replyBytes: 10_000,
    ...options,
  });
  stops.push(pool.stop);
  return pool;
};
afterAll(() => {
  for (const stop of stops) stop();
});

/** The error by which the pool ends the task. */
const endOf = (pool: ReturnType<typeof poolOf>, deed: Deed): Promise<unknown> =>
  pool.run({ deed }).then(
    () => undefined,
    (error: unknown) => error,
  );

describe('a pool of processes', () => {
  it('answers one task after the other by the same process', async () => {
    const pool = poolOf();
    const [first, second] = await Promise.all([
      pool.run({ deed: 'answer' }),
      pool.run({ deed: 'answer' }),
    ]);
    expect(first).not.toBe(process.pid);
    expect(second).toBe(first);
  });

  it.each<[Deed, string]>([
    ['throw', 'THREW'],
    ['fill heap', 'DIED'],
    ['fill buffers', 'DIED'],
    ['huge array', 'DIED'],
    ['exit', 'DIED'],
    ['deep answer', 'THREW'],
    ['unreadable answer', 'THREW'],
    ['long answer', 'THREW'],
  ])('tells that a task did “%s” (%s), and answers the next', async (deed, reason) => {
    const pool = poolOf();
    const error = await endOf(pool, deed);
    expect(error).toBeInstanceOf(UnfinishedTask);
    expect(error).toMatchObject({ reason });
    expect(isFaultOfTask(error)).toBe(true);
    expect(typeof (await pool.run({ deed: 'answer' }))).toBe('number');
  });

  it('takes what `node --watch` says of modules for no answer', async () => {
    const pool = poolOf({ env: { WATCH_REPORT_DEPENDENCIES: '1' } });
    expect(typeof (await pool.run({ deed: 'answer' }))).toBe('number');
  });

  it('ends a task that never ends', async () => {
    const pool = poolOf({ longestMs: 1_000 });
    expect(await endOf(pool, 'loop')).toMatchObject({ reason: 'TIMEOUT' });
  });

  it('takes no task for the cause where others ended its process', async () => {
    const pool = poolOf();
    const pid = (await pool.run({ deed: 'answer' })) as number;
    const ended = endOf(pool, 'loop');
    process.kill(pid, 'SIGKILL');
    const error = await ended;
    expect(error).toMatchObject({ reason: 'ENDED' });
    expect(isFaultOfTask(error)).toBe(false);
  });

  it('ends a task that no one waits for, and refuses to begin one', async () => {
    const pool = poolOf();
    const left = new AbortController();
    const task = pool.run({ deed: 'loop' }, { gone: left.signal });
    left.abort();
    await expect(task).rejects.toMatchObject({ name: 'Abandoned' });
    const late = pool.run({ deed: 'answer' }, { gone: left.signal });
    await expect(late).rejects.toMatchObject({ name: 'Abandoned' });
  });

  it('hears what a task says before its answer, and may end it for that', async () => {
    const pool = poolOf();
    const notes: string[] = [];
    const onNote = (note: string) => void notes.push(note);
    expect(await pool.run({ deed: 'note' }, { onNote })).toBe('done');
    expect(notes).toEqual(['one', 'two']);
    const failing = pool.run(
      { deed: 'note' },
      { onNote: (_, { fail }) => fail(new Error('no more')) },
    );
    await expect(failing).rejects.toThrow('no more');
  });

  it('starts another process where one has grown', async () => {
    const pool = poolOf();
    const pid = await pool.run({ deed: 'answer' });
    expect(await pool.run({ deed: 'grow' })).toBe(150 * 2 ** 20);
    expect(await pool.run({ deed: 'answer' })).not.toBe(pid);
  });

  it('refuses what finds no place', async () => {
    const pool = poolOf({ queue: { places: 2, full: '请稍后再试', retryAfter: 5 } });
    const left = new AbortController();
    const running = pool.run({ deed: 'loop' }, { gone: left.signal });
    const waiting = pool.run({ deed: 'loop' }, { gone: left.signal });
    await expect(pool.run({ deed: 'answer' })).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    left.abort();
    await Promise.allSettled([running, waiting]);
  });
});
