import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { Pool } from 'undici';
import type { Question } from './questions.ts';

const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** CPU time that a process has used so far, user and system together, in µs (Linux). */
export const cpuTime = (pid: number): number => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name, in brackets, may hold spaces: count the fields from behind it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1e6;
};

/** CPU time of a process's living threads so far, in µs: exact, where `cpuTime` counts in steps of 10 ms. */
const threadTime = (pid: number): number =>
  readdirSync(`/proc/${pid}/task`)
    .map((thread) => `/proc/${pid}/task/${thread}/schedstat`)
    // A thread may end between its listing and its reading.
    .filter((file) => existsSync(file))
    .reduce((sum, file) => sum + Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e3, 0);

/** Share of a second that a server may still use for its start. */
const IDLE = 0.02;

/** Resolves when a server rests: pages made ahead at its start would count as what it answers. */
export const atRest = async (pid: number): Promise<void> => {
  for (let seconds = 0; seconds < 120; seconds += 1) {
    const before = cpuTime(pid);
    await wait(1_000);
    if (cpuTime(pid) - before < IDLE * 1e6) return;
  }
  throw new Error(`Process ${pid} doesn't come to rest`);
};

export interface Contestant {
  name: string;
  url: string;
  pid: number;
  /** Request: path and body of a POST, or the path of a GET. */
  ask: (question: Question) => { path: string; body?: string };
}

const TOKEN = 'bench-token';

/** A client of one contestant. */
export const clientOf = ({ url, ask }: Contestant) => {
  const pool = new Pool(url, { connections: 1 });
  const send = async (question: Parameters<typeof ask>[0]): Promise<string> => {
    const asked = ask(question);
    const { statusCode, body } = await pool.request({
      ...asked,
      method: asked.body === undefined ? 'GET' : 'POST',
      headers: {
        'content-type': 'application/json',
        ...(question.asMember && { authorization: `Bearer ${TOKEN}` }),
      },
    });
    const text = await body.text();
    if (statusCode !== 200) throw new Error(`${url}: ${statusCode} ${text}`);
    return text;
  };
  return { send, close: () => pool.close() };
};

/**
 * Sends that many requests and gives the server's CPU time for each in µs. One after the other:
 * side by side, the gateway would join identical calls, and the comparison would flatter it.
 */
export const cpuPerRequest = async (
  pid: number,
  requests: number,
  send: () => Promise<unknown>,
): Promise<number> => {
  const before = threadTime(pid);
  for (let sent = 0; sent < requests; sent += 1) await send();
  return (threadTime(pid) - before) / requests;
};

export const median = (values: number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? NaN)
    : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2;
};

const percentile = (times: readonly number[], part: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? 0;

/**
 * Measures the time of repeated calls, one after the other; the rows of a table.
 * @param before done ahead of each time, and not counted
 */
export const timed = async (
  times: number,
  ask: (asked: number) => Promise<unknown>,
  before?: (asked: number) => Promise<unknown>,
) => {
  const taken: number[] = [];
  for (let asked = 0; asked < times; asked += 1) {
    await before?.(asked);
    const begin = performance.now();
    await ask(asked);
    taken.push(performance.now() - begin);
  }
  return {
    'median, ms': percentile(taken, 0.5).toFixed(1),
    'p95, ms': percentile(taken, 0.95).toFixed(1),
  };
};
