import { MantineProvider } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { render } from '@testing-library/react';
import NoticeCenter from '#web/src/shell/NoticeCenter.tsx';

/** Shows notices beside the page, as main.tsx does, and forgets those of the test before. */
export const showNotices = (): void => {
  notifications.clean();
  render(
    <MantineProvider env="test">
      <NoticeCenter />
    </MantineProvider>,
  );
};
