import pg from 'pg';

type Callback = (payload: string) => void;

const RETRY_MS = 500;

/**
 * LISTEN on a connection of its own, reopened when it is lost. What was sent meanwhile is gone,
 * so after a reconnect every listener is woken once with an empty payload and looks for itself.
 */
export const postgresListener = (url: string, onError: (error: Error) => void) => {
  const callbacks = new Map<string, Set<Callback>>();
  let client: Promise<pg.Client> | undefined;
  let closed = false;
  let last: Promise<unknown> = Promise.resolve();

  const connect = async (): Promise<pg.Client> => {
    const fresh = new pg.Client({ connectionString: url, keepAlive: true });
    fresh.on('notification', ({ channel, payload }) => {
      for (const callback of callbacks.get(channel) ?? []) callback(payload ?? '');
    });
    fresh.on('error', onError);
    await fresh.connect();
    fresh.once('end', () => {
      client = undefined;
      if (!closed && callbacks.size > 0) setTimeout(() => void reconnect(), RETRY_MS).unref();
    });
    for (const channel of callbacks.keys()) {
      await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
    }
    return fresh;
  };

  const current = () => {
    client ??= connect().catch((error: unknown) => {
      client = undefined;
      throw error;
    });
    return client;
  };

  const reconnect = async () => {
    if (closed) return;
    try {
      await current();
      for (const set of callbacks.values()) for (const callback of set) callback('');
    } catch (error) {
      onError(error as Error);
      setTimeout(() => void reconnect(), RETRY_MS).unref();
    }
  };

  /** Runs a statement once those before it have ended: pg gives up queueing them itself. */
  const run = (statement: string): Promise<unknown> => {
    const next = last.then(async () => (await current()).query(statement));
    last = next.catch(() => undefined);
    return next;
  };

  const listen = async (channel: string, callback: Callback) => {
    const set = callbacks.get(channel) ?? new Set();
    callbacks.set(channel, set.add(callback));
    await run(`listen ${pg.escapeIdentifier(channel)}`);
    return async () => {
      set.delete(callback);
      if (set.size > 0) return;
      callbacks.delete(channel);
      if (!closed) await run(`unlisten ${pg.escapeIdentifier(channel)}`);
    };
  };

  const close = async () => {
    closed = true;
    await (await client?.catch(() => undefined))?.end();
  };

  return { listen, close };
};
