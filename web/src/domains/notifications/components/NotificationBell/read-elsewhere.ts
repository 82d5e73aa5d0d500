const NAME = 'whaletide-notifications-read';

const openChannel = () =>
  'BroadcastChannel' in globalThis ? new BroadcastChannel(NAME) : undefined;

/** Tells the browser's other tabs that notifications were read: no event says so. */
export const tellReading = (): void => {
  const channel = openChannel();
  channel?.postMessage(null);
  channel?.close();
};

/** Acts when another tab tells; answers how to stop. */
export const whenReadElsewhere = (act: () => void): (() => void) => {
  const channel = openChannel();
  channel?.addEventListener('message', act);
  return () => channel?.close();
};
