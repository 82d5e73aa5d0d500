import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react';

/**
 * Time in ms for which a pointer or the focus stays before the card opens, or away before it
 * closes.
 */
const INTENT = 350;
const AWAY = 250;

/**
 * Opens and closes a member's card: by pointer, focus or finger, and by nothing that merely passes.
 */
export const useMemberCard = () => {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const root = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const touched = useRef(false);

  const soon = (ms: number, what: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(what, ms);
  };
  const open = () => setTarget(root.current);
  const close = () => {
    clearTimeout(timer.current);
    setTarget(null);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  // Pressing or scrolling outside of the card closes it, as does Escape.
  useEffect(() => {
    if (!target) return undefined;
    const outside = ({ target: at }: Event) => {
      if (!(at instanceof Node && target.contains(at))) close();
    };
    const escape = ({ key }: globalThis.KeyboardEvent) => key === 'Escape' && close();
    document.addEventListener('pointerdown', outside);
    document.addEventListener('keydown', escape);
    window.addEventListener('scroll', outside, { capture: true, passive: true });
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('keydown', escape);
      window.removeEventListener('scroll', outside, { capture: true });
    };
  }, [target]);

  return {
    target,
    close,
    root: {
      ref: root,
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'touch') soon(INTENT, open);
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'touch') soon(AWAY, close);
      },
      onPointerDown: ({ pointerType }: PointerEvent) => {
        touched.current = pointerType === 'touch';
      },
      onFocus: ({ target: at }: FocusEvent) => {
        if (at.matches(':focus-visible')) soon(INTENT, open);
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) close();
      },
      onKeyDown: (event: KeyboardEvent) => {
        // Where it was open, Escape has done its work and closes nothing around it.
        if (event.key === 'Escape' && target) event.stopPropagation();
        if (event.key === 'Escape') close();
      },
    },
    /** Tells whether a click came from a finger: it opens the card and leads nowhere. */
    tapped: () => {
      if (!touched.current) return false;
      clearTimeout(timer.current);
      if (target) close();
      else open();
      return true;
    },
  };
};
