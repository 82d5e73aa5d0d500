import type { FastifyInstance } from 'fastify';

interface LogStream {
  write: (line: string) => unknown;
}

/** A line of a log, as far as tests look at it. */
export interface LogLine {
  /** 20 debug, 30 info, 40 warn, 50 error. */
  level: number;
  msg: string;
}

/** Collects what a server logs from now on, down to `debug`; its requests' loggers write there too. */
export const logLinesOf = (app: FastifyInstance): LogLine[] => {
  const lines: LogLine[] = [];
  // Fastify's logger is pino's, which keeps its destination under a symbol of this name.
  const logger = app.log as unknown as Record<symbol, LogStream>;
  for (let owner: object | null = logger; owner !== null; owner = Object.getPrototypeOf(owner)) {
    const symbol = Object.getOwnPropertySymbols(owner).find(
      ({ description }) => description === 'pino.stream',
    );
    const stream = symbol && logger[symbol];
    if (stream) stream.write = (line) => lines.push(JSON.parse(line) as LogLine);
    if (stream) break;
  }
  app.log.level = 'debug';
  return lines;
};
