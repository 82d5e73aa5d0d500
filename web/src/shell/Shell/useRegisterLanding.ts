import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { Viewer } from '#domains/account/components/Viewer/useViewer.ts';
import { registerLandingPath } from '#domains/account/paths.ts';
import type { RouteHandle } from '#routing/handle.ts';
import { useNavigate } from '#routing/useNavigate.ts';

/** Open to everyone, whatever they haven't said: help, what a mail's link does, and dead ends. */
const OPEN = new Set([
  'support',
  'suggestion',
  'workorder-list',
  'workorder-detail',
  'unsubscribe',
  'error',
  'not-found',
]);

/**
 * Sends a member without an Identity to say who they are, and back to where they were.
 * Not from the pages before and of signing in, which lead on by themselves.
 */
export const useRegisterLanding = (viewer: Viewer | null, handle: RouteHandle | null) => {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isAsked =
    viewer?.member.identity === null && handle !== null && !handle.bare && !OPEN.has(handle.name);
  useEffect(() => {
    if (isAsked) void navigate(registerLandingPath(pathname + search), { replace: true });
  }, [isAsked, navigate, pathname, search]);
};
