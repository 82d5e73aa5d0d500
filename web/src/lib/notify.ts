import { notifications } from '@mantine/notifications';

export const notify = {
  /** Says that what the member asked for has been done. */
  done: (message: string, title?: string) =>
    notifications.show({ color: 'success', title, message }),
};
