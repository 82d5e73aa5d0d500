import { Button } from '@mantine/core';
import { IconShare } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { Opened } from '#components/Dialog/Opened.tsx';
import { shareAddress } from '#lib/share-address.ts';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import { projectPath, sharedProjectPath } from '#domains/projects/paths.ts';

const ShareModal = lazy(() => import('#components/ShareModal/ShareModal.tsx'));
const ShareLinkModal = lazy(() => import('./ShareLinkModal.tsx'));

interface ShareProjectButtonProps {
  project: {
    id: string;
    title: string;
    isPrivate: boolean;
    shareToken: string | null;
    organization: { shortName: string } | null;
  };
  own: boolean;
}

/** 分享: a public project by its page; a private one by a link that its author makes and takes back. */
export const ShareProjectButton = ({ project, own }: ShareProjectButtonProps) => {
  const { id, title, organization } = project;
  const { viewer } = useViewer();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const linked = own && (project.isPrivate || project.shareToken !== null);
  return (
    <>
      <Button
        size="compact-sm"
        variant="subtle"
        aria-haspopup="dialog"
        leftSection={<IconShare size={16} stroke={1.5} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        分享
      </Button>
      <Opened of={open}>
        {() => (
          <Suspense>
            {linked ? (
              <ShareLinkModal
                project={project}
                addressOf={(token) => shareAddress(sharedProjectPath(token), viewer?.member.id)}
                onClose={close}
              />
            ) : (
              <ShareModal
                name={title}
                address={shareAddress(
                  projectPath(id, { organization: organization?.shortName }),
                  viewer?.member.id,
                )}
                onClose={close}
              />
            )}
          </Suspense>
        )}
      </Opened>
    </>
  );
};
