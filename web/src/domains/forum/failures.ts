import { notifications } from '@mantine/notifications';
import { failureOf } from '../../apollo/errors.ts';

/** Says what didn't work, by its title of spec 2, section 8, and why. */
export const showFailed = (title: string) => (error: unknown) => {
  const { message } = failureOf(error);
  notifications.show({ id: title, color: 'danger', title, message });
};
