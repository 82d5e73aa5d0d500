import { use, useEffect, useState } from 'react';
import { SiteRouterContext } from './router-context.ts';

interface StoppedWay {
  stay: () => void;
  leave: () => void;
}

/** Stops who leaves the page: null until somebody is about to, and once they have decided. */
export const useBlocker = (): StoppedWay | null => {
  const router = use(SiteRouterContext);
  const [way, setWay] = useState<StoppedWay | null>(null);
  useEffect(
    () =>
      router?.block((proceed) => {
        const decide = (decision?: () => void) => () => {
          setWay(null);
          decision?.();
        };
        setWay({ stay: decide(), leave: decide(proceed) });
      }),
    [router],
  );
  return way;
};
