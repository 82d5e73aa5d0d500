import { Button } from '@mantine/core';
import { lazy, useState } from 'react';
import { Contained } from '#components/Contained/Contained.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';

const BoardProtectionModal = lazy(async () => ({
  default: (await import('./BoardProtectionModal.tsx')).BoardProtectionModal,
}));

/** Opens the protection of a task's public board. */
export const BoardProtectionButton = ({ taskId }: { taskId: string }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        公开榜保护
      </Button>
      <Opened of={open}>
        {() => (
          <Contained>
            <BoardProtectionModal taskId={taskId} onClose={() => setOpen(false)} />
          </Contained>
        )}
      </Opened>
    </>
  );
};
