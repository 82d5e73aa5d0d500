import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { DiscardModal } from './DiscardModal.tsx';

/** While something isn't saved: asks before one goes to another page or closes the tab. */
export const UnsavedGuard = ({ dirty }: { dirty: boolean }) => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);
  if (blocker.state !== 'blocked') return null;
  return <DiscardModal onStay={blocker.reset} onLeave={blocker.proceed} />;
};
