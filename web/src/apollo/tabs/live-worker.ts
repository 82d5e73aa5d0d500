// The browser's one socket for live events, whatever number of tabs is open.
import { createSocket } from '../socket.ts';
import { createHub } from './hub.ts';
import type { FromHub, ToHub } from './messages.ts';
import { whenTabGone } from './tab-life.ts';

const hub = createHub(createSocket);

globalThis.addEventListener('connect', (event) => {
  const [port] = (event as MessageEvent).ports;
  if (!port) return;
  const tab = hub.connect((message: FromHub) => port.postMessage(message));
  port.onmessage = ({ data }: MessageEvent<ToHub>) => {
    if (data.type === 'hello') whenTabGone(data.lock, tab.close);
    tab.receive(data);
  };
});
