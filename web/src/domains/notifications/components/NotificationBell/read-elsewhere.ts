import type { MarkNotificationsReadInput } from '#apollo/schema.generated.ts';

const NAME = 'whaletide-notifications-read';

const openChannel = () =>
  'BroadcastChannel' in globalThis ? new BroadcastChannel(NAME) : undefined;

/** Tells the browser's other tabs which notifications were read: no event says so. */
export const tellReading = (read: MarkNotificationsReadInput): void => {
  const channel = openChannel();
  channel?.postMessage(read);
  channel?.close();
};

/** Acts when another tab tells; answers how to stop. */
export const whenReadElsewhere = (
  act: (read: MarkNotificationsReadInput) => void,
): (() => void) => {
  const channel = openChannel();
  channel?.addEventListener(
    'message',
    ({ data }: MessageEvent<MarkNotificationsReadInput | null>) => data && act(data),
  );
  return () => channel?.close();
};
