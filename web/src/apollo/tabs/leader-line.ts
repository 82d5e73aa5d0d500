import { createHub, type TabEnd } from './hub.ts';
import type { FromHub, Line, LiveSocket, ToHub } from './messages.ts';
import { whenTabGone } from './tab-life.ts';

const NAME = 'whaletide-live';

type OnChannel =
  /** A new leader asks who is there. */
  | { to: 'all' }
  | { to: 'leader'; from: string; message: ToHub }
  | { to: 'tab'; tab: string; message: FromHub };

/** The hub in this tab, for all tabs: each by its name, this one without the channel. */
const lead = (channel: BroadcastChannel, own: string, createSocket: () => LiveSocket) => {
  const hub = createHub(createSocket);
  const ends = new Map<string, TabEnd>();
  return (from: string, message: ToHub, toOwn: (message: FromHub) => void) => {
    let end = ends.get(from);
    if (!end) {
      const send = (answer: FromHub) =>
        channel.postMessage({ to: 'tab', tab: from, message: answer } satisfies OnChannel);
      end = hub.connect(from === own ? toOwn : send);
      ends.set(from, end);
      const gone = () => {
        ends.get(from)?.close();
        ends.delete(from);
      };
      if (message.type === 'hello' && from !== own) whenTabGone(message.lock, gone);
    }
    end.receive(message);
    if (message.type === 'bye') ends.delete(from);
  };
};

/**
 * Elects a leading tab where there is no SharedWorker: the tab that gets a lock owns the socket,
 * and the others reach it by a BroadcastChannel. When it closes, the next one gets the lock, and
 * all send their subscriptions again.
 */
export const leaderLine = (
  tab: string,
  lock: string | null,
  createSocket: () => LiveSocket,
): Line<ToHub, FromHub> => {
  const channel = new BroadcastChannel(NAME);
  let receive: (message: FromHub) => void = () => undefined;
  let leading: ReturnType<typeof lead> | undefined;

  const send = (message: ToHub) => {
    if (leading) leading(tab, message, (answer) => receive(answer));
    else channel.postMessage({ to: 'leader', from: tab, message } satisfies OnChannel);
  };
  channel.onmessage = ({ data }: MessageEvent<OnChannel>) => {
    if (data.to === 'all') send({ type: 'hello', lock });
    else if (data.to === 'tab' && data.tab === tab) receive(data.message);
    else if (data.to === 'leader') leading?.(data.from, data.message, () => undefined);
  };
  void navigator.locks.request(NAME, () => {
    leading = lead(channel, tab, createSocket);
    channel.postMessage({ to: 'all' } satisfies OnChannel);
    send({ type: 'hello', lock });
    return new Promise<never>(() => undefined);
  });
  return {
    send,
    onMessage: (handle) => {
      receive = handle;
    },
  };
};
