import { useEffect } from 'react';
import { useBlocker } from '#routing/useBlocker.ts';
import { DiscardModal } from './DiscardModal.tsx';

const Guard = () => {
  const stopped = useBlocker();
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  return stopped && <DiscardModal onStay={stopped.stay} onLeave={stopped.leave} />;
};

/**
 * While something isn't saved: asks before one goes to another page or closes the tab. Of several
 * forms on a page those that weren't touched ask for nothing.
 */
export const UnsavedGuard = ({ dirty }: { dirty: boolean }) => dirty && <Guard />;
