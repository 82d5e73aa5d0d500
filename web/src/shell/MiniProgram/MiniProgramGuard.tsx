import { isBlockedInMiniProgram } from '@whaletide/schema/domains/site/rules/mini-program.ts';
import { lazy, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { BrokenPart } from '#components/Contained/BrokenPart.tsx';
import { Contained } from '#components/Contained/Contained.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';
import { useNavigate } from '#routing/useNavigate.ts';
import { tellMiniProgram } from './tell-mini-program.ts';

const NotSupportedModal = lazy(() => import('./NotSupportedModal.tsx'));

/** The address of this site that a press leads to; null for anything else. */
const leadsTo = (event: MouseEvent): URL | null => {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement)) return null;
  const address = new URL(link.href);
  return address.origin === window.location.origin ? address : null;
};

/**
 * In the mini-programme, organisations and signing in are for the web: a link there opens the dialog
 * in its place, and who is led there otherwise finds it on the page.
 */
const MiniProgramGuard = () => {
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<string | null>(null);
  const arrived = isBlockedInMiniProgram(pathname) ? pathname + search : null;
  const blocked = asked ?? arrived;

  useEffect(() => {
    const stop = (event: MouseEvent) => {
      const address = leadsTo(event);
      if (!address || !isBlockedInMiniProgram(address.pathname)) return;
      event.preventDefault();
      event.stopPropagation();
      setAsked(address.pathname + address.search);
    };
    // Before the link's own handlers, which would navigate.
    document.addEventListener('click', stop, { capture: true });
    return () => document.removeEventListener('click', stop, { capture: true });
  }, []);

  useEffect(() => {
    if (blocked !== null) tellMiniProgram(blocked);
  }, [blocked]);

  const close = () => {
    setAsked(null);
    if (arrived === null) return;
    // Back to where one was, or to the start of the site where this is the first page.
    void (key === 'default' ? navigate('/home', { replace: true }) : navigate(-1));
  };
  return (
    <Opened of={blocked}>
      {(path) => (
        <Contained broken={<BrokenPart />}>
          <NotSupportedModal path={path} onClose={close} />
        </Contained>
      )}
    </Opened>
  );
};

export default MiniProgramGuard;
