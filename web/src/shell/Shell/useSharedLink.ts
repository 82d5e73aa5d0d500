import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { forgetSharedBy, rememberSharedBy } from '#lib/shared-by.ts';

/** Remembers by whose link a visitor came; signed-in members aren't new. */
export const useSharedLink = (signedIn: boolean) => {
  const { search } = useLocation();
  useEffect(() => {
    if (signedIn) forgetSharedBy();
    else rememberSharedBy(search, Date.now());
  }, [signedIn, search]);
};
