import WebSocket from 'ws';
import { LIVE_PATH, type LiveMessage } from '@whaletide/schema/shared/rest/live.ts';

/** A live socket that remembers what it was sent. */
export const openLive = (address: string, token: string, after?: string) => {
  const query = new URLSearchParams({ token, ...(after !== undefined && { after }) });
  const socket = new WebSocket(`${address.replace('http', 'ws')}${LIVE_PATH}?${query}`);
  const messages: LiveMessage[] = [];
  const watchers = new Set<() => void>();
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  socket.on('message', (data: Buffer) => {
    messages.push(JSON.parse(data.toString()) as LiveMessage);
    for (const watch of watchers) watch();
  });
  socket.on('error', () => undefined);

  return {
    messages,
    /** Resolves with the code that the socket was closed with. */
    closed,
    /** Events that came, without the greeting. */
    events: () => messages.filter(({ type }) => type !== 'ready'),
    /** Resolves as soon as what came satisfies the condition. */
    until: (condition: (messages: LiveMessage[]) => boolean) =>
      new Promise<void>((resolve) => {
        const watch = () => {
          if (!condition(messages)) return;
          watchers.delete(watch);
          resolve();
        };
        watchers.add(watch);
        watch();
      }),
    cut: () => socket.terminate(),
  };
};
