import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useCompactNavigation } from '#web/src/shell/Navbar/useCompactNavigation.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Object.assign(window, { scrollY: 0 });
});

/** Scrolls, and lets the look at it pass. */
const scrollTo = (scrollY: number) => {
  Object.assign(window, { scrollY });
  window.dispatchEvent(new Event('scroll'));
  jest.advanceTimersByTime(300);
};
const look = () => document.documentElement.getAttribute('data-navigation');

it('is compact downwards beyond the beginning of the page, and whole again upwards', () => {
  renderHook(useCompactNavigation);
  scrollTo(240);
  expect(look()).toBeNull();
  scrollTo(300);
  expect(look()).toBe('compact');
  scrollTo(296);
  expect(look()).toBe('compact');
  scrollTo(280);
  expect(look()).toBeNull();
  scrollTo(900);
  expect(look()).toBe('compact');
  scrollTo(100);
  expect(look()).toBeNull();
});

it('looks three times a second at most', () => {
  renderHook(useCompactNavigation);
  Object.assign(window, { scrollY: 600 });
  window.dispatchEvent(new Event('scroll'));
  jest.advanceTimersByTime(299);
  expect(look()).toBeNull();
  jest.advanceTimersByTime(1);
  expect(look()).toBe('compact');
});

it('leaves nothing behind', () => {
  const { unmount } = renderHook(useCompactNavigation);
  scrollTo(600);
  unmount();
  expect(look()).toBeNull();
  scrollTo(1_200);
  expect(look()).toBeNull();
});
