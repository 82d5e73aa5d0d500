import '@testing-library/jest-dom/jest-globals';
import { jest } from '@jest/globals';
import { configure } from '@testing-library/react';
import { TextDecoder, TextEncoder } from 'node:util';
import { finishEvents } from './finish-events.ts';

// Waiting ends with what is waited for; the limit only counts when it never comes.
configure({ asyncUtilTimeout: 30_000 });
finishEvents();

// Globals that browsers have and jsdom has not.
const silent = { observe: jest.fn(), unobserve: jest.fn(), disconnect: jest.fn() };
const observer = class {
  observe = silent.observe;
  unobserve = silent.unobserve;
  disconnect = silent.disconnect;
};

/** A test of what a server renders runs where there is no browser. */
if (typeof window !== 'undefined') {
  Object.assign(globalThis, {
    TextDecoder,
    TextEncoder,
    ResizeObserver: observer,
    IntersectionObserver: observer,
  });
  Object.defineProperty(window, 'matchMedia', {
    writable: true,
    value: (query: string) => ({
      // jsdom draws nothing: no fireworks.
      matches: query.includes('prefers-reduced-motion'),
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  });
  Object.defineProperty(document, 'fonts', {
    value: { addEventListener: () => undefined, removeEventListener: () => undefined },
  });
  window.HTMLElement.prototype.scrollIntoView = () => undefined;
  window.scrollTo = () => undefined;
}
