import {
  exposure,
  type TrackedKind,
  trackedKinds,
} from '@whaletide/schema/domains/tracking/rules.ts';
import { track } from '#lib/track.ts';

/** `competition:d002…` of an element that says what it shows. */
const shownBy = (element: Element) => {
  const [kind, objectId] = element.getAttribute('data-exposes')?.split(':') ?? [];
  const known = trackedKinds.find((one): one is TrackedKind => one === kind);
  return known && objectId ? { kind: known, objectId } : null;
};

/**
 * Tracks what the reader has had in view: half of it for half a second, and again after fifteen
 * minutes at the earliest. Cards say what they show by `data-exposes`.
 */
export const watchExposure = (): void => {
  const seenAt = new Map<string, number>();
  const inView = new Map<Element, ReturnType<typeof setTimeout>>();

  const seen = (element: Element) => {
    const shown = shownBy(element);
    if (!shown) return;
    const key = `${shown.kind}:${shown.objectId}`;
    const last = seenAt.get(key) ?? -Infinity;
    if (performance.now() - last < exposure.againAfterMs) return;
    seenAt.set(key, performance.now());
    track({ name: 'exposure', ...shown });
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        clearTimeout(inView.get(target));
        inView.delete(target);
        if (intersectionRatio >= exposure.visible)
          inView.set(
            target,
            setTimeout(() => seen(target), exposure.forMs),
          );
      }
    },
    { threshold: exposure.visible },
  );
  const watched = new WeakSet<Element>();
  const look = (within: ParentNode) => {
    for (const element of within.querySelectorAll('[data-exposes]')) {
      if (watched.has(element)) continue;
      watched.add(element);
      observer.observe(element);
    }
  };
  // Lists grow while one reads: once for all that came in a frame.
  let waits = false;
  new MutationObserver(() => {
    if (waits) return;
    waits = true;
    requestAnimationFrame(() => {
      waits = false;
      look(document);
    });
  }).observe(document.body, { childList: true, subtree: true });
  look(document);
};
