import { Navigate, type NavigateProps } from 'react-router';
import { useNotes } from '../../lib/page-render.ts';

interface RedirectProps {
  to: string;
  state?: NavigateProps['state'];
  /** For good: who keeps addresses may forget the old one. */
  permanent?: boolean;
}

/** Leads elsewhere in place of this page; from a server that is the answer's status. */
export const Redirect = ({ to, state, permanent = false }: RedirectProps) => {
  const notes = useNotes();
  notes?.move(to, permanent ? 301 : 302);
  return notes ? null : <Navigate to={to} state={state as unknown} replace />;
};
