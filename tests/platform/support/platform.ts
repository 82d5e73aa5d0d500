import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { AddressInfo } from 'node:net';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { accountCalls, type SignedIn } from '@whaletide/schema/domains/account/rest/account.ts';
import type { CallAnswer, CallInput, RestCall } from '@whaletide/schema/shared/rest/call.ts';
import type { RestError } from '@whaletide/schema/shared/rest/common.ts';
import { readConfig } from '#platform/src/config.ts';
import type { Database } from '#platform/src/database/database.ts';
import { outbox } from '#platform/src/mail/tables.ts';
import { buildServer, type ServerOptions } from '#platform/src/server.ts';
import type { Services } from '#platform/src/services.ts';
import { rowsDatabase } from './database.ts';
import { watchRefusals } from './watched-refusals.ts';

/** Saturday, 12:00 in Shanghai. */
export const TEST_NOW = new Date('2026-11-21T04:00:00.000Z');

interface Clock {
  now: Date;
  advance: (ms: number) => void;
}

const clock = (): Clock => {
  const own: Clock = {
    now: new Date(TEST_NOW),
    advance: (ms) => {
      own.now = new Date(own.now.getTime() + ms);
    },
  };
  return own;
};

export class CallFailed extends Error {
  readonly status: number;
  readonly body: RestError;

  constructor(status: number, body: RestError) {
    super(`${status} ${body.code} ${body.message}`);
    this.status = status;
    this.body = body;
  }
}

interface Caller {
  token?: string | undefined;
  headers?: Record<string, string>;
}

export interface TestPlatform {
  app: FastifyInstance;
  services: Services;
  database: Database;
  clock: Clock;
  dataDir: string;
  /** Makes a call of the contract; throws CallFailed with the refusal. */
  call: <C extends RestCall>(
    call: C,
    input: CallInput<C>,
    caller?: Caller,
  ) => Promise<CallAnswer<C>>;
  /** The refusal of a call that has to fail. */
  refusal: <C extends RestCall>(
    call: C,
    input: CallInput<C>,
    caller?: Caller,
  ) => Promise<RestError>;
  /** Signs a new member up. */
  join: (name: string) => Promise<SignedIn>;
  /** Listens on a free port and answers the address. */
  listen: () => Promise<string>;
  close: () => Promise<void>;
}

/** Any call's input, as far as building a request needs to know it. */
interface AnyInput {
  params?: Record<string, string>;
  query?: Record<string, string | number | boolean | undefined>;
  body?: object;
}

const urlOf = (call: RestCall, { params, query }: AnyInput) => {
  const url = call.path.replace(/:(\w+)/g, (_all, name: string) =>
    encodeURIComponent(params?.[name] ?? ''),
  );
  const entries = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(
    entries.map(([key, value]): [string, string] => [key, String(value)]),
  );
  return search.size > 0 ? `${url}?${search}` : url;
};

/** A whole platform on an empty database of its own, with a clock that stands still. */
export const startPlatform = async (
  options: {
    env?: Record<string, string>;
    database?: Database;
    worker?: boolean;
    outside?: Pick<ServerOptions, 'codeSender' | 'identityVerifier' | 'giftCards'>;
  } = {},
): Promise<TestPlatform> => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'whaletide-test-'));
  const config = readConfig({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'fatal',
    PASSWORD_COST: '10',
    // Tests have many join at once, on machines that are busy.
    PASSWORD_WAIT_MS: '60000',
    ...options.env,
  });
  const database = options.database ?? (await rowsDatabase());
  const time = clock();
  const refusals = watchRefusals();
  const app = await buildServer({
    config,
    database,
    worker: options.worker ?? true,
    now: () => time.now,
    onRefusal: refusals.watch,
    ...options.outside,
  });
  await app.ready();

  const platform: TestPlatform = {
    app,
    services: app.services,
    database,
    clock: time,
    dataDir,
    call: async (call, given, caller = {}) => {
      const input = given as AnyInput;
      const response = await app.inject({
        method: call.method,
        url: urlOf(call, input),
        headers: {
          ...(caller.token && { authorization: `Bearer ${caller.token}` }),
          ...caller.headers,
        },
        ...(input.body && { payload: input.body }),
      });
      refusals.requireDeclared();
      if (response.statusCode >= 300) {
        throw new CallFailed(response.statusCode, response.json<RestError>());
      }
      return response.json();
    },
    refusal: async (call, input, caller) => {
      try {
        await platform.call(call, input, caller);
      } catch (error) {
        if (error instanceof CallFailed) return error.body;
        throw error;
      }
      throw new Error(`${call.operation} was not refused`);
    },
    join: async (name) => {
      const signedIn = await platform.call(accountCalls.signUp, {
        body: { Name: name, Email: `${name}@test.example`, Password: 'a-long-password' },
      });
      // Mails to new members are the matter of tests of their own, which sign up themselves.
      const own = eq(outbox.memberId, signedIn.user._id);
      await database.db.delete(outbox).where(and(own, eq(outbox.template, 'verification')));
      return signedIn;
    },
    listen: async () => {
      await app.listen({ host: '127.0.0.1', port: 0 });
      return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
    },
    close: async () => {
      await app.close();
      if (!options.database) await database.close();
      rmSync(dataDir, { recursive: true, force: true });
      refusals.requireDeclared();
    },
  };
  return platform;
};
