import { safeRedirect } from '@whaletide/schema/domains/account/rules/redirect.ts';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useChangeMember } from '#apollo/gateway-context.ts';
import { useNavigate } from '#routing/useNavigate.ts';
import { useViewer } from '../Viewer/useViewer.ts';

/**
 * The way on from signing in or up: to where the visitor came from, within this site only. Who is
 * signed in already is sent on at once.
 * @param otherwise where to, unless the address says it
 */
export const useAfterSignIn = (otherwise?: string) => {
  const [query] = useSearchParams();
  const redirect = query.get('redirect');
  const navigate = useNavigate();
  const changeMember = useChangeMember();
  const { viewer } = useViewer();
  const signedIn = viewer !== null;

  useEffect(() => {
    if (signedIn) void navigate(safeRedirect(redirect, otherwise), { replace: true });
  }, [signedIn, redirect, otherwise, navigate]);

  return { onSignedIn: changeMember };
};
