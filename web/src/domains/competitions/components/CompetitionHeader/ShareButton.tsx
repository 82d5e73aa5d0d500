import { Button } from '@mantine/core';
import { IconShare3 } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { Opened } from '#components/Dialog/Opened.tsx';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import { competitionPath } from '#domains/competitions/paths.ts';
import { shareAddress } from '#lib/share-address.ts';
import { quiet } from './quiet.ts';

const ShareModal = lazy(() => import('#components/ShareModal/ShareModal.tsx'));

/** 分享: the competition's address to scan or to copy, with who shares it. */
export const ShareButton = ({ id, name }: { id: string; name: string }) => {
  const [open, setOpen] = useState(false);
  const { viewer } = useViewer();
  return (
    <>
      <Button
        {...quiet}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        leftSection={<IconShare3 size={18} stroke={1.5} aria-hidden />}
      >
        分享
      </Button>
      <Opened of={open}>
        {() => (
          <Suspense>
            <ShareModal
              name={name}
              address={shareAddress(competitionPath(id), viewer?.id)}
              onClose={() => setOpen(false)}
            />
          </Suspense>
        )}
      </Opened>
    </>
  );
};
