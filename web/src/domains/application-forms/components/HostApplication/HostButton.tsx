import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Opened } from '#components/Dialog/Opened.tsx';

const HostApplicationModal = lazy(() => import('./HostApplicationModal.tsx'));

interface HostButtonProps {
  /** The operator's page outside, where there is one. */
  url: string | null;
  /** Address that the QR code beside the form leads to. */
  chatUrl: string | null;
}

/** 我要办赛: the operator's own page, or the form of the site. */
export const HostButton = ({ url, chatUrl }: HostButtonProps) => {
  // A notification of the answer leads here.
  const [search] = useSearchParams();
  const [open, setOpen] = useState(search.get('host') === '1');
  if (url) {
    return (
      <Button component="a" href={url} target="_blank" rel="noopener" variant="light">
        我要办赛
      </Button>
    );
  }
  return (
    <>
      <Button variant="light" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        我要办赛
      </Button>
      <Opened of={open}>
        {() => (
          <Suspense>
            <HostApplicationModal chatUrl={chatUrl} onClose={() => setOpen(false)} />
          </Suspense>
        )}
      </Opened>
    </>
  );
};
