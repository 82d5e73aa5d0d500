import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { DiscardModal } from './DiscardModal.tsx';

const Guard = () => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  if (blocker.state !== 'blocked') return null;
  return <DiscardModal onStay={blocker.reset} onLeave={blocker.proceed} />;
};

/**
 * While something isn't saved: asks before one goes to another page or closes the tab. Of several
 * forms on a page those that weren't touched ask for nothing: a router takes one who asks.
 */
export const UnsavedGuard = ({ dirty }: { dirty: boolean }) => dirty && <Guard />;
