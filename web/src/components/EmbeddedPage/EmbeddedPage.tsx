import { useEffect, useRef, useState } from 'react';
import classes from './EmbeddedPage.module.css';

/** Greatest height of a frame, in px, whatever its page says. */
const HIGHEST = 50_000;

/** Reads the height from a page's message: a bare value, or one named `height`. */
const heightOf = (data: unknown): number | null => {
  const told = typeof data === 'object' && data !== null && 'height' in data ? data.height : data;
  const height = Number(told);
  return Number.isFinite(height) && height > 0 ? Math.min(Math.ceil(height), HIGHEST) : null;
};

/**
 * A page of the operator's on another site, as high as it says; until then as high as it is likely
 * to be. Messages from other windows or origins are ignored.
 */
export const EmbeddedPage = ({ url, title }: { url: string; title: string }) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    const receive = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source !== frame.current?.contentWindow || origin !== new URL(url).origin) return;
      setHeight((before) => heightOf(data) ?? before);
    };
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, [url]);
  return (
    <iframe
      ref={frame}
      className={classes.frame}
      style={height === undefined ? undefined : { height }}
      src={url}
      title={title}
    />
  );
};
