import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
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

/** Code of a cell, as long as a page can be made to say it. */
export interface ToldCode {
  code: string;
  language: string;
}

const codeOf = (data: unknown): ToldCode | null => {
  if (typeof data !== 'object' || data === null || !('code' in data)) return null;
  const { code } = data;
  const language = 'language' in data ? data.language : 'text';
  return typeof code === 'string' && typeof language === 'string' ? { code, language } : null;
};

/** The height that the page in the frame tells; nobody else's word counts. */
const useToldHeight = (src: string, onCode: ((told: ToldCode) => void) | undefined) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const [told, setTold] = useState<{ src: string; height: number } | null>(null);
  const shares = onCode !== undefined;
  const tellCode = useEffectEvent((data: unknown) => {
    const code = codeOf(data);
    if (code) onCode?.(code);
  });
  useLayoutEffect(() => {
    const receive = ({ source, origin, data }: MessageEvent<unknown>) => {
      // A page in a sandbox has no origin.
      if (source === null || source !== frame.current?.contentWindow || origin !== 'null') return;
      const height = heightOf(data);
      if (height === null) return tellCode(data);
      setTold({ src, height });
      if (shares) frame.current?.contentWindow?.postMessage('share', '*');
    };
    window.addEventListener('message', receive);
    // A frame that came with a rendered page may have told before anybody listened.
    frame.current?.contentWindow?.postMessage('height', '*');
    return () => window.removeEventListener('message', receive);
  }, [src, shares]);
  return { frame, height: told?.src === src ? told.height : null };
};

interface FramedPageProps {
  /** An address of this site that answers a page that people made. */
  src: string;
  title: string;
  /** Whether the page tells its height (the gateway's frame-height.ts), by which the frame grows. */
  grows?: boolean;
  /** Takes the code of a cell that somebody wants to share; without it no page offers that. */
  onCode?: ((told: ToldCode) => void) | undefined;
}

/**
 * A page that people made: the frame isn't of this site's origin, and has no scripts but the one by
 * which the gateway tells its height and what is shared of it.
 */
export const FramedPage = ({ src, title, grows = false, onCode }: FramedPageProps) => {
  const { frame, height } = useToldHeight(src, onCode);
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
