import { createHub } from '#web/src/apollo/tabs/hub.ts';
import type {
  FromHub,
  Line,
  LiveSocket,
  Payload,
  Result,
  ToHub,
} from '#web/src/apollo/tabs/messages.ts';
import { createTabClient } from '#web/src/apollo/tabs/tab-client.ts';

type Sink = Parameters<LiveSocket['subscribe']>[1];

export const event = (eventId: string): Result => ({ data: { happened: { eventId } } });

/** A socket in the test's hands, as the hub sees it. */
export interface FakeSocket extends LiveSocket {
  /** Tasks that run on it now. */
  open: { payload: Payload; sink: Sink }[];
  terminated: number;
  disposed: boolean;
}

export const fakeSocket = (): FakeSocket => {
  const socket: FakeSocket = {
    open: [],
    terminated: 0,
    disposed: false,
    subscribe: (payload, sink) => {
      const entry = { payload, sink };
      socket.open.push(entry);
      return () => {
        if (!socket.open.includes(entry)) return;
        socket.open = socket.open.filter((other) => other !== entry);
        sink.complete();
      };
    },
    dispose: () => {
      socket.disposed = true;
      for (const { sink } of socket.open.splice(0)) sink.complete();
    },
    terminate: () => {
      socket.terminated += 1;
    },
  };
  return socket;
};

/** Messages between threads are copies. */
export const copyOf = <T>(message: T): T => JSON.parse(JSON.stringify(message)) as T;

/** A browser with a hub, whose sockets are in the test's hands. */
export const fakeBrowser = () => {
  const sockets: FakeSocket[] = [];
  const hub = createHub(() => {
    const socket = fakeSocket();
    sockets.push(socket);
    return socket;
  });
  const line = (): { line: Line<ToHub, FromHub>; close: () => void } => {
    let receive: (message: FromHub) => void = () => undefined;
    const end = hub.connect((message) => receive(copyOf(message)));
    return {
      line: {
        send: (message) => end.receive(copyOf(message)),
        onMessage: (handle) => {
          receive = handle;
        },
      },
      close: end.close,
    };
  };
  return { sockets, line, socket: () => sockets.at(-1) as FakeSocket };
};

/** A tab of it with what it was told. */
export const openTabIn = (browser: ReturnType<typeof fakeBrowser>) => {
  const told = { changed: 0 };
  const client = createTabClient(() => (told.changed += 1));
  const { line, close } = browser.line();
  client.moveTo(line, null);
  return { client, told, close };
};

/** Subscribes and keeps what comes. */
export const listen = (client: LiveSocket, after?: string, operationName = 'Happened') => {
  const seen: (string | undefined)[] = [];
  const ends: string[] = [];
  const payload = {
    operationName,
    query: `subscription ${operationName} { happened { eventId } }`,
    get variables() {
      const last = seen.at(-1) ?? after;
      return last === undefined ? {} : { after: last };
    },
  };
  const stop = client.subscribe(payload, {
    next: ({ data }) => seen.push((data?.happened as { eventId: string }).eventId),
    error: (error) => ends.push(String(error)),
    complete: () => ends.push('complete'),
  });
  return { seen, ends, stop };
};
