import type { FromHub, LiveSocket, ToHub } from './messages.ts';
import { keyOf, type Listener, SharedSubscription } from './shared-subscription.ts';

/** The hub's end of the line to one tab. */
export interface TabEnd {
  receive: (message: ToHub) => void;
  /** The tab has gone. */
  close: () => void;
}

const reasonOf = (error: unknown): string =>
  error instanceof CloseEvent
    ? `${error.code} ${error.reason}`
    : error instanceof Error
      ? error.message
      : JSON.stringify(error);

/**
 * Owns the one socket of all tabs of a browser. It lives in a SharedWorker, or in the tab that
 * leads; a socket is opened with the first subscription and closed with the last.
 */
export const createHub = (createSocket: () => LiveSocket) => {
  let socket: LiveSocket | null = null;
  const current = () => (socket ??= createSocket());
  const shared = new Map<string, SharedSubscription>();
  const tabs = new Map<TabEnd, (message: FromHub) => void>();
  /** Told to a tab whose subscriptions end with the member that they were of. */
  const forgotten = new Set<() => void>();

  const renew = (from: TabEnd) => {
    const old = socket;
    socket = null;
    for (const subscription of shared.values()) subscription.end();
    shared.clear();
    old?.dispose();
    for (const forget of [...forgotten]) forget();
    for (const [tab, send] of tabs) if (tab !== from) send({ type: 'changed' });
  };

  const connect = (send: (message: FromHub) => void): TabEnd => {
    const own = new Map<string, { key: string; listener: Listener }>();
    const forget = () => {
      const ids = [...own.keys()];
      own.clear();
      for (const id of ids) send({ type: 'complete', id });
    };
    forgotten.add(forget);

    const leave = (id: string) => {
      const found = own.get(id);
      if (!found) return;
      own.delete(id);
      const subscription = shared.get(found.key);
      subscription?.leave(found.listener);
      if (subscription?.isEmpty) shared.delete(found.key);
    };

    const tab: TabEnd = {
      receive: (message) => {
        switch (message.type) {
          case 'subscribe': {
            const { id, payload } = message;
            leave(id);
            const key = keyOf(payload);
            const over = (last: FromHub) => {
              own.delete(id);
              shared.delete(key);
              send(last);
            };
            const listener: Listener = {
              next: (result) => send({ type: 'next', id, result }),
              error: (error) => over({ type: 'error', id, reason: reasonOf(error) }),
              complete: () => over({ type: 'complete', id }),
            };
            own.set(id, { key, listener });
            const subscription = shared.get(key) ?? new SharedSubscription(current, payload);
            shared.set(key, subscription);
            subscription.join(listener, payload);
            return;
          }
          case 'unsubscribe':
            return leave(message.id);
          case 'renew':
            return renew(tab);
          case 'offline':
            return socket?.terminate();
          case 'bye':
            return tab.close();
          case 'hello':
            return send({ type: 'ready' });
        }
      },
      close: () => {
        for (const id of [...own.keys()]) leave(id);
        forgotten.delete(forget);
        tabs.delete(tab);
      },
    };
    tabs.set(tab, send);
    return tab;
  };

  return { connect };
};
