import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { notify } from '#lib/notify.ts';
import {
  codeOf,
  copiedOf,
  type Heading,
  heightOf,
  isLink,
  outlineOf,
  type ToldCode,
  topOf,
} from './told.ts';

/** Copies the code of a cell; the frame itself may not. */
const copy = async (text: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text);
    notify.done('代码已复制到剪贴板', '复制成功');
  } catch {
    notify.failed('复制失败', '请选中代码后手动复制');
  }
};

interface FrameOptions {
  src: string;
  onCode: ((told: ToldCode) => void) | undefined;
  outlined: boolean;
  /** Number of the cell that the reader is led to, from 1; null for none. */
  cell: number | null;
}

/** Handles messages from the page in the frame; those from any other source are ignored. */
export const useFrame = ({ src, onCode, outlined, cell }: FrameOptions) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const [told, setTold] = useState<{ src: string; height: number } | null>(null);
  const [outline, setOutline] = useState<{ src: string; headings: Heading[] } | null>(null);
  /** True while the reader has chosen a heading and waits to get there. */
  const isOnItsWay = useRef(false);
  const shares = onCode !== undefined;
  const tell = useEffectEvent((data: unknown) => {
    const code = codeOf(data);
    if (code) return onCode?.(code);
    const copied = copiedOf(data);
    if (copied !== null) return void copy(copied);
    const headings = outlined ? outlineOf(data) : null;
    if (headings) return setOutline({ src, headings });
    const top = topOf(data);
    const box = frame.current?.getBoundingClientRect();
    // A link within the page leads the reader who is in it.
    const isFollowed = isLink(data) && document.activeElement === frame.current;
    if (top === null || !box || !(isOnItsWay.current || isFollowed)) return;
    isOnItsWay.current = false;
    // No page leads its reader out of its frame.
    const within = Math.min(Math.max(top, 0), box.height);
    const { scrollPaddingTop } = getComputedStyle(document.documentElement);
    window.scrollBy(0, box.top + within - (Number.parseFloat(scrollPaddingTop) || 0));
  });
  const ask = (message: string | { heading: number } | { cell: number }) =>
    frame.current?.contentWindow?.postMessage(message, '*');
  const led = useRef('');
  /** Leads the reader to the cell of the address, once. */
  const leadToCell = useEffectEvent(() => {
    const place = `${src} ${cell}`;
    if (cell === null || led.current === place) return;
    led.current = place;
    isOnItsWay.current = true;
    // The frame has its height by then.
    requestAnimationFrame(() => ask({ cell }));
  });
  useLayoutEffect(() => {
    const receive = ({ source, origin, data }: MessageEvent<unknown>) => {
      // A page in a sandbox has no origin.
      if (source === null || source !== frame.current?.contentWindow || origin !== 'null') return;
      const height = heightOf(data);
      if (height === null) return tell(data);
      setTold({ src, height });
      if (shares) ask('share');
      if (outlined) ask('outline');
      leadToCell();
    };
    window.addEventListener('message', receive);
    // A frame that came with a rendered page may have told before anybody listened.
    ask('height');
    return () => window.removeEventListener('message', receive);
  }, [src, shares, outlined]);
  return {
    frame,
    height: told?.src === src ? told.height : null,
    /** Null before it is known. */
    headings: outline?.src === src ? outline.headings : null,
    /** Leads the reader to a heading. */
    goTo: (heading: number) => {
      isOnItsWay.current = true;
      frame.current?.focus({ preventScroll: true });
      ask({ heading });
    },
  };
};
