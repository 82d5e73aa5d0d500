import type { FromHub, Line, LiveSocket, Payload, ToHub } from './messages.ts';

type Sink = Parameters<LiveSocket['subscribe']>[1];

/** A tab's end of the line: the same as a socket of its own, as far as subscriptions see. */
export interface TabClient extends LiveSocket {
  /** Somebody signed in or out in this tab. */
  renew: () => void;
  /** Uses another line from now on, with everything that is subscribed. */
  moveTo: (line: Line<ToHub, FromHub>, lock: string | null) => void;
}

/** Builds the message that is sent across, with the variables as they are at this moment. */
const asMessage = ({ operationName, query, variables }: Payload): Payload => ({
  operationName,
  query,
  variables,
});

/** @param onChanged is told when somebody signed in or out in another tab */
export const createTabClient = (onChanged: () => void): TabClient => {
  const active = new Map<string, { payload: Payload; sink: Sink }>();
  let line: Line<ToHub, FromHub> | undefined;
  let isReady = false;
  /** Said before there was a hub to hear it. */
  let hasToRenew = false;
  let count = 0;

  const tell = (message: ToHub) => {
    if (isReady) line?.send(message);
  };

  const receive = (message: FromHub) => {
    switch (message.type) {
      case 'ready':
        isReady = true;
        if (hasToRenew) tell({ type: 'renew' });
        hasToRenew = false;
        for (const [id, { payload }] of active)
          tell({ type: 'subscribe', id, payload: asMessage(payload) });
        return;
      case 'next':
        return active.get(message.id)?.sink.next(message.result);
      case 'error':
      case 'complete': {
        const found = active.get(message.id);
        active.delete(message.id);
        return message.type === 'error'
          ? found?.sink.error(new Error(message.reason))
          : found?.sink.complete();
      }
      case 'changed':
        return onChanged();
    }
  };

  return {
    subscribe: (payload, sink) => {
      const id = String((count += 1));
      active.set(id, { payload, sink });
      tell({ type: 'subscribe', id, payload: asMessage(payload) });
      return () => {
        if (!active.delete(id)) return;
        tell({ type: 'unsubscribe', id });
        sink.complete();
      };
    },
    renew: () => {
      if (isReady) tell({ type: 'renew' });
      else hasToRenew = true;
    },
    terminate: () => tell({ type: 'offline' }),
    dispose: () => tell({ type: 'bye' }),
    moveTo: (next, lock) => {
      isReady = false;
      line = next;
      next.onMessage((message) => {
        if (line === next) receive(message);
      });
      next.send({ type: 'hello', lock });
    },
  };
};
