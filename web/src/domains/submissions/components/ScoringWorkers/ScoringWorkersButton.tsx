import { Button } from '@mantine/core';
import { lazy, useState } from 'react';
import { Contained } from '#components/Contained/Contained.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';

const ScoringWorkersModal = lazy(async () => ({
  default: (await import('./ScoringWorkersModal.tsx')).ScoringWorkersModal,
}));

/** Opens what scores a task. */
export const ScoringWorkersButton = ({ taskId }: { taskId: string }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        评测机
      </Button>
      <Opened of={open}>
        {() => (
          <Contained>
            <ScoringWorkersModal taskId={taskId} onClose={() => setOpen(false)} />
          </Contained>
        )}
      </Opened>
    </>
  );
};
