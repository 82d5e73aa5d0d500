import type { FastifyBaseLogger } from 'fastify';
import type { ParsedFile } from '@whaletide/schema/domains/dataset-bindings/rest.ts';
import type { Limits } from '#limits.ts';
import type { Failures } from '#processes/failures.ts';
import { processPool, type RunOptions } from '#processes/process-pool.ts';
import { UnfinishedTask } from '#processes/unfinished-task.ts';
import type { FileStore } from '../file-store.ts';
import type { ParseOptions } from './parse-file.ts';
import type { ParsingNote, ParsingReply, ParsingTask } from './process.ts';

/** Raised when files that ended the parser before may not end it any more. */
export const PARSER_VERSION = 1;

/** Time in which a process begins with a file, on a busy machine too: that it starts late is no file's fault. */
const START_MS = 60_000;

/** Bytes of an answer: 50 rows and columns of 200 characters, or 500 names, with room. */
const REPLY_BYTES = 8 * 2 ** 20;

export interface ParserOptions {
  files: Pick<FileStore, 'locate'>;
  failures: Failures;
  limits: Pick<Limits, 'parserMs' | 'parserMemory' | 'parserQueue'>;
  log: FastifyBaseLogger;
  /** Processes at most. */
  atOnce?: number;
}

interface ParserCall extends Pick<RunOptions<never>, 'gone' | 'keys'> {
  /** Part of the file, where it isn't its beginning. */
  options?: ParseOptions;
}

interface Upload extends Pick<ParsingTask, 'ext' | 'name' | 'size'> {
  key: string;
  hash: string | null;
  /** Member who uploaded it. */
  memberId: string;
}

/** Settings by which Node reaches a storage behind a proxy, or with a certificate of its own. */
const NETWORK_SETTINGS = [
  'NODE_EXTRA_CA_CERTS',
  'SSL_CERT_FILE',
  'SSL_CERT_DIR',
  'NODE_USE_ENV_PROXY',
  ...['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY'].flatMap((name) => [name, name.toLowerCase()]),
];

const networkSettings = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    NETWORK_SETTINGS.flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );

/**
 * Parses stored files in processes of their own, within limits of time and memory. Of one uploader,
 * and of one file, one is parsed at a time. A process gets the address of its file, and none of the
 * secrets by which the store is reached.
 */
export const startParser = ({ files, failures, limits, log, atOnce = 1 }: ParserOptions) => {
  const pool = processPool<ParsingTask, ParsingReply, ParsingNote>({
    script: new URL('./process.ts', import.meta.url),
    memoryMb: limits.parserMemory,
    longestMs: START_MS,
    replyBytes: REPLY_BYTES,
    env: networkSettings(),
    atOnce,
    queue: {
      places: limits.parserQueue,
      full: '正在读取的文件过多，请稍后再试',
      retryAfter: Math.ceil(limits.parserMs / 1_000),
    },
  });
  let isStopped = false;

  const attempt = async (
    { key, hash, memberId, ext, name, size }: Upload,
    { options, keys = [], gone }: ParserCall,
  ): Promise<ParsedFile | null> => {
    const address = await files.locate(key);
    const own = [`author:${memberId}`, `file:${hash ?? key}`];
    const task = { address, ext, name, size, options };
    const reply = await pool.run(task, {
      keys: [...keys, ...own],
      gone,
      onNote: (_, { allow }) => allow(limits.parserMs),
    });
    if ('storeFailure' in reply) throw new Error(reply.storeFailure);
    return reply.parsed;
  };

  return {
    /**
     * Answers what is shown of a file; null for one that isn't what its extension says, or that has
     * ended a parser.
     *
     * @throws Error where the store fails; Refusal RATE_LIMITED; Abandoned where `gone` came first
     */
    parse: async (upload: Upload, call: ParserCall = {}): Promise<ParsedFile | null> => {
      const { key, hash } = upload;
      const file = { file: hash ?? key, part: call.options?.entry };
      while (!(await failures.has(file)))
        try {
          return await attempt(upload, call);
        } catch (error) {
          if (!(error instanceof UnfinishedTask) || isStopped) throw error;
          log.warn({ reason: error.message, key, part: file.part }, 'a file ended its parser');
          await failures.add(file, error.reason);
        }
      return null;
    },
    /** Ends the processes, with what they work on. */
    stop: (): void => {
      isStopped = true;
      pool.stop();
    },
  };
};
export type Parser = ReturnType<typeof startParser>;
