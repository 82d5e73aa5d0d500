// The script of the processes under test: does what a file may make its reader do.
import { answerTasks } from '#platform/src/processes/answer-tasks.ts';

export type Deed =
  | 'answer'
  | 'throw'
  | 'loop'
  | 'fill heap'
  | 'fill buffers'
  | 'huge array'
  | 'exit'
  | 'deep answer'
  | 'unreadable answer'
  | 'long answer'
  | 'note'
  | 'grow';

export interface DeedTask {
  deed: Deed;
}

const nested = (depth: number): unknown => {
  let value: unknown = [];
  for (let level = 0; level < depth; level += 1) value = [value];
  return value;
};

/** Takes memory without end, a little at a time. */
const fill = (make: () => unknown): never => {
  const taken: unknown[] = [];
  for (;;) taken.push(make());
};

let grown: Buffer | undefined;

const deeds: Record<Deed, (note: (text: string) => void) => unknown> = {
  answer: () => process.pid,
  throw: () => {
    throw new Error('it threw');
  },
  loop: () => {
    for (;;);
  },
  'fill heap': () => fill(() => Array.from({ length: 10_000 }, () => ({}))),
  'fill buffers': () => fill(() => Buffer.alloc(2 ** 22, 1)),
  'huge array': () => Array.from({ length: 2 ** 31 }, (_, index) => ({ index })),
  exit: () => process.exit(3),
  'deep answer': () => nested(100_000),
  'unreadable answer': () => () => 'a function',
  'long answer': () => 'x'.repeat(100_000),
  note: (note) => {
    note('one');
    note('two');
    return 'done';
  },
  grow: () => {
    grown = Buffer.alloc(150 * 2 ** 20, 1);
    return grown.length;
  },
};

answerTasks<DeedTask, unknown, string>(({ deed }, note) => deeds[deed](note));
