import { Worker } from 'node:worker_threads';
import type { ParsedFile } from '@whaletide/schema/domains/dataset-bindings/rest.ts';
import type { Config } from '../../config.ts';
import type { ParsingReply, ParsingRequest } from './thread.ts';

/**
 * Milliseconds after which a parser is taken to hang: files are read within bounds
 * (datasets/rules/dataset-files.ts).
 */
const LONGEST_MS = 60_000;

/** 32 MiB of a table take a tenth of it. */
const MEMORY_MB = 512;

/** Parses stored files in a thread of its own, one at a time; a hanging one is ended. */
export const startParser = ({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>) => {
  let thread: Worker | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  const current = () => {
    if (!thread) {
      const fresh = new Worker(new URL('./thread.ts', import.meta.url), {
        resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
      });
      const forget = () => {
        if (thread === fresh) thread = undefined;
      };
      // One that ends between two files must neither take the server down nor be waited for.
      fresh.on('error', forget).on('exit', forget).unref();
      thread = fresh;
    }
    return thread;
  };

  const parse = (file: Omit<ParsingRequest, 'config'>) =>
    new Promise<ParsedFile | null>((resolve, reject) => {
      const worker = current();
      const settle = (end: () => void) => {
        clearTimeout(timer);
        worker.off('message', onReply).off('error', fail).off('exit', onExit);
        end();
      };
      const fail = (error: Error) => {
        // A new thread for the next one, whatever state this one is in.
        thread = undefined;
        settle(() => reject(error));
        void worker.terminate();
      };
      const onExit = () => fail(new Error('the parsing thread ended'));
      const onReply = (reply: ParsingReply) =>
        settle(() => {
          if ('parsed' in reply) resolve(reply.parsed);
          else reject(new Error(reply.failure));
        });
      const timer = setTimeout(() => fail(new Error('parsing took too long')), LONGEST_MS);
      worker.on('message', onReply).on('error', fail).on('exit', onExit);
      worker.postMessage({ ...file, config: { dataDir, s3 } } satisfies ParsingRequest);
    });

  return {
    /**
     * Answers what is shown of a file; null for one that isn't what its extension says. @throws
     * Error where the store fails, or parsing does
     */
    parse: (file: Omit<ParsingRequest, 'config'>): Promise<ParsedFile | null> => {
      const next = turn.then(() => parse(file));
      turn = next.catch(() => undefined);
      return next;
    },
    stop: async () => {
      await turn;
      await thread?.terminate();
    },
  };
};
export type Parser = ReturnType<typeof startParser>;
