import {
  LIVE_PATH,
  LIVE_UNAUTHENTICATED,
  LiveMessage,
} from '@whaletide/schema/shared/rest/live.ts';
import { WebSocket } from 'ws';
import { compileShape } from '../shape.ts';

interface LiveConnectionHandlers {
  message(message: LiveMessage): void;
  /** Closed, for whatever reason; `refused` when platform doesn't accept the token. */
  closed(refused: boolean): void;
}

export interface LiveConnectionOptions {
  /** http or https address of the upstream. */
  url: string;
  connectTimeout: number;
  /** Without a word for so long, the line counts as dead. */
  silence: number;
  payloadBytes: number;
}

/** Opens one socket; the function that it returns closes it, without `closed` being called. */
export type LiveConnect = (
  token: string,
  after: number | undefined,
  handlers: LiveConnectionHandlers,
) => () => void;

const isLiveMessage = compileShape(LiveMessage);

const parse = (text: string): LiveMessage | undefined => {
  try {
    const message: unknown = JSON.parse(text);
    return isLiveMessage(message) ? (message as LiveMessage) : undefined;
  } catch {
    return undefined;
  }
};

export const liveConnector =
  ({ url, connectTimeout, silence, payloadBytes }: LiveConnectionOptions): LiveConnect =>
  (token, after, handlers) => {
    const address = new URL(url.replace(/^http/, 'ws') + LIVE_PATH);
    address.searchParams.set('token', token);
    if (after !== undefined) address.searchParams.set('after', String(after));
    const socket = new WebSocket(address, {
      handshakeTimeout: connectTimeout,
      maxPayload: payloadBytes,
      perMessageDeflate: false,
    });
    let refused = false;
    let over = false;
    const watchdog = setTimeout(() => socket.terminate(), silence);
    const finish = () => {
      if (over) return;
      over = true;
      clearTimeout(watchdog);
      handlers.closed(refused);
    };
    socket.on('ping', () => watchdog.refresh());
    socket.on('message', (data) => {
      if (over) return;
      watchdog.refresh();
      const message = parse(String(data));
      // A line that talks nonsense is cut; the next one goes on from the last good event.
      if (message) handlers.message(message);
      else socket.terminate();
    });
    socket.on('unexpected-response', (request, response) => {
      refused = response.statusCode === 401;
      request.destroy();
      socket.terminate();
    });
    socket.on('close', (code) => {
      refused ||= code === LIVE_UNAUTHENTICATED;
      finish();
    });
    // `close` follows.
    socket.on('error', () => undefined);
    return () => {
      over = true;
      clearTimeout(watchdog);
      socket.terminate();
    };
  };
