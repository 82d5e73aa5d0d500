import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StreamAnswer } from '../upstream/streams.ts';

/** Headers by which clients ask for a part of a file, or only for one that they don't have yet. */
const ASKED = ['range', 'if-range', 'if-none-match', 'if-modified-since'] as const;

export const askedOfFile = ({ headers }: FastifyRequest): Record<string, string> => {
  const asked: Record<string, string> = {};
  for (const name of ASKED) {
    const value = headers[name];
    if (typeof value === 'string') asked[name] = value;
  }
  return asked;
};

/** Headers of a file that a browser may learn, as platform says them. */
const PASSED = [
  'content-type',
  'content-length',
  'content-disposition',
  'etag',
  'last-modified',
  'accept-ranges',
  'content-range',
  'cache-control',
] as const;

/** Answers about a file itself: it, a part of it, that it is the same, or that it has no such part. */
const OF_FILE = new Set([200, 206, 304, 416]);

export const isOfFile = ({ statusCode }: StreamAnswer): boolean => OF_FILE.has(statusCode);

/** Passes the status of an answer about a file on, with what a browser may learn of it. */
export const withFileHeaders = (reply: FastifyReply, answer: StreamAnswer): FastifyReply => {
  for (const name of PASSED) {
    const value = answer.headers[name];
    if (value !== undefined) void reply.header(name, value);
  }
  return reply.code(answer.statusCode);
};
