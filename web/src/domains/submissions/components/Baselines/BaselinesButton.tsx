import { Button } from '@mantine/core';
import { lazy, useState } from 'react';
import { Contained } from '#components/Contained/Contained.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';

const BaselinesModal = lazy(async () => ({
  default: (await import('./BaselinesModal.tsx')).BaselinesModal,
}));

/** Opens the baselines of a task. */
export const BaselinesButton = ({ taskId }: { taskId: string }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        基线
      </Button>
      <Opened of={open}>
        {() => (
          <Contained>
            <BaselinesModal taskId={taskId} onClose={() => setOpen(false)} />
          </Contained>
        )}
      </Opened>
    </>
  );
};
