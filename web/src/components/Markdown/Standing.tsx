import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useCameRendered, useNotes } from '#lib/page-render.ts';
import { useNavigate } from '#routing/useNavigate.ts';
import { colourAsSeen } from './colour-as-seen.ts';

/** The same object each time, so that React never writes it. */
const AS_IT_CAME = { __html: '' };

/** Finds the path within the site that a plain click on a link of the text leads to. */
const pathOf = (event: MouseEvent): string | null => {
  const { button, ctrlKey, metaKey, shiftKey, altKey, target } = event;
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return null;
  const link = target instanceof Element ? target.closest('a[href^="/"]:not([target])') : null;
  return link?.getAttribute('href') ?? null;
};

interface StandingProps {
  text: string;
  /** Component that renders the text. */
  children: ReactNode;
}

/**
 * A text that needs nothing of the browser. Where the server has rendered it, its HTML is kept, and
 * the renderer isn't loaded until another text takes its place.
 */
export const Standing = ({ text, children }: StandingProps) => {
  const cameRendered = useCameRendered();
  const onServer = useNotes() !== undefined;
  const [came] = useState(text);
  const [stands, setStands] = useState(true);
  // The server's rendering is gone then, for good: the same text again is rendered here, too.
  if (stands && text !== came) setStands(false);
  const navigate = useNavigate();
  const element = useRef<HTMLDivElement>(null);
  // Where the text is rendered it colours its code itself.
  useEffect(() => (element.current ? colourAsSeen(element.current) : undefined), []);
  if (onServer || !cameRendered || !stands) return <div key="rendered">{children}</div>;
  const follow = (event: MouseEvent) => {
    const path = pathOf(event);
    if (path === null) return;
    event.preventDefault();
    void navigate(path);
  };
  return (
    <div
      key="came"
      ref={element}
      dangerouslySetInnerHTML={AS_IT_CAME}
      suppressHydrationWarning
      onClick={follow}
    />
  );
};
