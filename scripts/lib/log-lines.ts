import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

const LEVELS: Record<number, string> = { 40: 'WARN ', 50: 'ERROR ', 60: 'FATAL ' };

interface LogLine {
  level: number;
  time: number;
  msg?: string;
  err?: { stack?: string; message?: string };
}

const isLogLine = (value: unknown): value is LogLine =>
  typeof value === 'object' && value !== null && 'level' in value && 'time' in value;

/** Text of a log line for a person: time, layer, level from warnings on, message, then the rest. */
const readableLine = (name: string, line: string): string => {
  let read: unknown;
  try {
    read = JSON.parse(line);
  } catch {
    return line;
  }
  if (!isLogLine(read)) return line;
  const { level, time, msg = '', err, ...others } = read as LogLine & Record<string, unknown>;
  const { pid: _pid, hostname: _hostname, ...more } = others;
  const rest = Object.keys(more).length > 0 ? ` ${JSON.stringify(more)}` : '';
  const error = err ? `\n${err.stack ?? err.message ?? ''}` : '';
  const clock = new Date(time).toTimeString().slice(0, 8);
  return `${clock} ${name.padEnd(8)} ${LEVELS[level] ?? ''}${msg}${rest}${error}`;
};

/** Prints what a layer writes, its log lines readable, and then hands each line on. */
export const printReadable = (
  name: string,
  stream: Readable,
  onLine: (line: string) => void = () => undefined,
): void => {
  createInterface({ input: stream }).on('line', (line) => {
    console.log(readableLine(name, line));
    onLine(line);
  });
};
