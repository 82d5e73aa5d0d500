import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { Opened } from '#components/Dialog/Opened.tsx';

const PublishModal = lazy(() => import('./PublishModal.tsx'));

interface PublishVersionProps {
  projectId: string;
  /** Its newest version's number; null before there is any. */
  newest: number | null;
}

/** Publishes what the project is now as its next version; its author alone has it. */
export const PublishVersion = (props: PublishVersionProps) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        发布新版本
      </Button>
      <Opened of={open}>
        {() => (
          <Suspense>
            <PublishModal {...props} onClose={() => setOpen(false)} />
          </Suspense>
        )}
      </Opened>
    </>
  );
};
