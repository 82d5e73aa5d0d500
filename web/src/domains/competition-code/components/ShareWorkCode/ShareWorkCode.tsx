import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';

const ShareCodeModal = lazy(() => import('../CodePanel/ShareCodeModal.tsx'));

interface ShareWorkCodeProps {
  competitionId: string;
  work: { id: string; label: string };
}

/** Button by which a member shares the code that made one of their team's works. */
export const ShareWorkCode = ({ competitionId, work }: ShareWorkCodeProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="compact-sm"
        variant="transparent"
        px={0}
        fw={400}
        aria-haspopup="dialog"
        aria-label={`发布这次提交的代码：${work.label}`}
        onClick={() => setOpen(true)}
      >
        发布代码
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ShareCodeModal
            competitionId={competitionId}
            work={work}
            hasTeam
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
};
