import { Button } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { lazy, useState } from 'react';
import { Contained } from '#components/Contained/Contained.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';

const CalendarModal = lazy(() => import('./CalendarModal.tsx'));

/** Button for the address by which a calendar follows the member's deadlines. */
export const CalendarButton = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCalendar size={18} stroke={1.5} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        订阅日历
      </Button>
      <Opened of={open}>
        {() => (
          <Contained>
            <CalendarModal onClose={() => setOpen(false)} />
          </Contained>
        )}
      </Opened>
    </>
  );
};
