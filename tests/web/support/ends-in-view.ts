import { jest } from '@jest/globals';

/** The end of a list is always in view, as on a screen that a short page leaves empty. */
export const endsInView = (): void => {
  jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation(function (seen) {
    const observer = {
      observe: () => queueMicrotask(() => seen([{ isIntersecting: true }] as never, observer)),
      disconnect: () => undefined,
    } as unknown as IntersectionObserver;
    return observer;
  });
};
