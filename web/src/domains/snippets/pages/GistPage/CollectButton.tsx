import { Button } from '@mantine/core';
import { IconStar } from '@tabler/icons-react';
import { lazy, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Contained } from '#components/Contained/Contained.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import { signInPath } from '#domains/account/paths.ts';

const KeepSnippetModal = lazy(
  () => import('#domains/snippets/components/KeepSnippet/KeepSnippetModal.tsx'),
);
const KeptModal = lazy(() => import('./KeptModal.tsx'));

const icon = <IconStar size={18} stroke={1.5} aria-hidden />;

/** 收藏: visitors sign in first, members choose a folder and a name. */
export const CollectButton = ({
  snippet,
}: {
  snippet: { name: string; language: string; code: string };
}) => {
  const { viewer, loading } = useViewer();
  const { pathname, search } = useLocation();
  const [asking, setAsking] = useState(false);
  const [keptIn, setKeptIn] = useState<string | null>(null);
  if (!viewer && !loading)
    return (
      <Button component={Link} to={signInPath(pathname + search)} leftSection={icon}>
        收藏
      </Button>
    );
  return (
    <>
      <Button aria-haspopup="dialog" leftSection={icon} onClick={() => setAsking(true)}>
        收藏
      </Button>
      <Opened of={asking}>
        {() => (
          <Contained>
            <KeepSnippetModal
              title="收藏代码片段"
              action="收藏"
              source={snippet}
              onKept={({ folder }) => setKeptIn(folder)}
              onClose={() => setAsking(false)}
            />
          </Contained>
        )}
      </Opened>
      <Opened of={keptIn}>
        {(folder) => (
          <Contained>
            <KeptModal folder={folder} onClose={() => setKeptIn(null)} />
          </Contained>
        )}
      </Opened>
    </>
  );
};
