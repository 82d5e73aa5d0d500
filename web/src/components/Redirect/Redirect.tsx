import { useEffect } from 'react';
import { useNotes } from '#lib/page-render.ts';
import { useNavigate } from '#routing/useNavigate.ts';

interface RedirectProps {
  to: string;
  state?: unknown;
  /** True for a permanent redirect: clients that store addresses may forget the old one. */
  permanent?: boolean;
}

/** Leads elsewhere in place of this page; from a server that is the answer's status. */
export const Redirect = ({ to, state, permanent = false }: RedirectProps) => {
  const notes = useNotes();
  const navigate = useNavigate();
  notes?.move(to, permanent ? 301 : 302);
  useEffect(() => void navigate(to, { replace: true, state }), [navigate, to, state]);
  return null;
};
