import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRotation } from '#web/src/lib/useRotation.ts';

const Turning = ({ of: count }: { of: number }) => {
  const { index, show, stopped, setStopped, pausing } = useRotation(count);
  return (
    <section aria-label="turning" {...pausing}>
      <output>{index}</output>
      <button onClick={() => show(0)}>first</button>
      <button onClick={() => setStopped(!stopped)}>stop</button>
    </section>
  );
};

/** A screen of this width, whose reader wishes for stillness or not. */
const screenOf = (width: number, { still = false } = {}) => {
  const least = (query: string) => Number(/min-width: (\d+)px/.exec(query)?.[1] ?? 0);
  const isMet = (query: string) =>
    width >= least(query) && !(query.includes('no-preference') && still);
  Object.assign(window, { matchMedia: (query: string) => ({ matches: isMet(query) }) });
};
const before = window.matchMedia;
beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Object.assign(window, { matchMedia: before });
});

const pass = (milliseconds: number) => act(() => void jest.advanceTimersByTime(milliseconds));
const shown = () => screen.getByRole('status').textContent;
const region = () => screen.getByRole('region');

it('moves on every five seconds, and begins anew behind the last', () => {
  screenOf(992);
  render(<Turning of={3} />);
  pass(4_999);
  expect(shown()).toBe('0');
  pass(1);
  expect(shown()).toBe('1');
  pass(10_000);
  expect(shown()).toBe('0');
});

it.each([
  ['the pointer', 'pointerEnter', 'pointerLeave'],
  ['the focus', 'focusIn', 'focusOut'],
] as const)('holds while %s is in it, and goes on afterwards', (_, enters, leaves) => {
  screenOf(1_200);
  render(<Turning of={2} />);
  const at = enters === 'focusIn' ? screen.getByRole('button', { name: 'first' }) : region();
  fireEvent[enters](at);
  pass(25_000);
  expect(shown()).toBe('0');
  fireEvent[leaves](at);
  pass(5_000);
  expect(shown()).toBe('1');
});

it('holds for both until both have left', () => {
  screenOf(1_200);
  render(<Turning of={2} />);
  const button = screen.getByRole('button', { name: 'first' });
  fireEvent.pointerEnter(region());
  fireEvent.focusIn(button);
  fireEvent.pointerLeave(region());
  pass(25_000);
  expect(shown()).toBe('0');
  fireEvent.focusOut(button);
  pass(5_000);
  expect(shown()).toBe('1');
});

it('stands until the reader lets it go on', () => {
  screenOf(1_200);
  render(<Turning of={2} />);
  fireEvent.click(screen.getByRole('button', { name: 'stop' }));
  pass(25_000);
  expect(shown()).toBe('0');
  fireEvent.click(screen.getByRole('button', { name: 'stop' }));
  pass(5_000);
  expect(shown()).toBe('1');
});

it.each([
  ['who wishes for stillness', () => screenOf(1_200, { still: true }), 2],
  ['a narrow screen', () => screenOf(991), 2],
  ['one alone', () => screenOf(1_200), 1],
])('never moves for %s', (_, opens, count) => {
  opens();
  render(<Turning of={count} />);
  pass(25_000);
  expect(shown()).toBe('0');
});
