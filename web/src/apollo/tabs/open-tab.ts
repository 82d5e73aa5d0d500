import { createSocket } from '../socket.ts';
import { createHub } from './hub.ts';
import { leaderLine } from './leader-line.ts';
import type { FromHub, Line, ToHub } from './messages.ts';
import { createTabClient, type TabClient } from './tab-client.ts';
import { holdTabLock, newTabId } from './tab-life.ts';
import { workerLine } from './worker-line.ts';

/** A hub of this tab's own, for browsers with neither way of sharing one. */
const ownLine = (): Line<ToHub, FromHub> => {
  let receive: (message: FromHub) => void = () => undefined;
  const end = createHub(createSocket).connect((message) => receive(message));
  return {
    send: end.receive,
    onMessage: (handle) => {
      receive = handle;
    },
  };
};

const withoutWorker = (tab: string, lock: string | null): Line<ToHub, FromHub> =>
  lock !== null && 'BroadcastChannel' in globalThis
    ? leaderLine(tab, lock, createSocket)
    : ownLine();

/**
 * This tab's part in the browser's one socket: in a SharedWorker, else in the tab that leads.
 * @param onChanged is told when somebody signed in or out in another tab
 */
export const openTab = (onChanged: () => void): TabClient => {
  const client = createTabClient(onChanged);
  const tab = newTabId();
  holdTabLock(tab, (lock) => {
    const fallBack = () => client.moveTo(withoutWorker(tab, lock), lock);
    if ('SharedWorker' in globalThis) client.moveTo(workerLine(fallBack), lock);
    else fallBack();
  });
  window.addEventListener('offline', client.terminate);
  window.addEventListener('pagehide', ({ persisted }) => persisted || client.dispose());
  return client;
};
