import { useLayoutEffect, useRef, useState } from 'react';
import classes from './FramedPage.module.css';

/** Within these a frame takes the height of its page; a longer one scrolls within. */
const LOWEST = 120;
const HIGHEST = 20_000;
const BORDERS = 2;

const heightOf = (data: unknown): number | null => {
  const height =
    typeof data === 'object' && data !== null && 'height' in data ? data.height : undefined;
  return typeof height === 'number' && Number.isFinite(height)
    ? Math.min(Math.max(Math.ceil(height), LOWEST), HIGHEST) + BORDERS
    : null;
};

/** The height that the page in the frame tells; nobody else's word counts. */
const useToldHeight = (src: string) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const [told, setTold] = useState<{ src: string; height: number } | null>(null);
  useLayoutEffect(() => {
    const receive = ({ source, origin, data }: MessageEvent<unknown>) => {
      // A page in a sandbox has no origin.
      if (source === null || source !== frame.current?.contentWindow || origin !== 'null') return;
      const height = heightOf(data);
      if (height !== null) setTold({ src, height });
    };
    window.addEventListener('message', receive);
    // A frame that came with a rendered page may have told before anybody listened.
    frame.current?.contentWindow?.postMessage('height', '*');
    return () => window.removeEventListener('message', receive);
  }, [src]);
  return { frame, height: told?.src === src ? told.height : null };
};

interface FramedPageProps {
  /** An address of this site that answers a page that people made. */
  src: string;
  title: string;
  /** Whether the page tells its height (the gateway's frame-height.ts), by which the frame grows. */
  grows?: boolean;
}

/**
 * A page that people made: the frame isn't of this site's origin, and has no scripts but the one by
 * which the gateway tells its height.
 */
export const FramedPage = ({ src, title, grows = false }: FramedPageProps) => {
  const { frame, height } = useToldHeight(src);
  return (
    <iframe
      ref={frame}
      key={src}
      className={classes.frame}
      style={grows && height !== null ? { height } : undefined}
      src={src}
      title={title}
      sandbox={`${grows ? 'allow-scripts ' : ''}allow-popups allow-popups-to-escape-sandbox`}
      referrerPolicy="no-referrer"
      loading="lazy"
    />
  );
};
