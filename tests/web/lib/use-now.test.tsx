import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useNow } from '#web/src/lib/useNow.ts';
import { MINUTE } from '@whaletide/schema/shared/rules/time.ts';

const NOW = Date.parse('2026-11-29T12:00:00Z');

/** A form that closes at its end. */
const Form = ({ begins, ends }: { begins: string | null; ends: string }) => (
  <output>{useNow(undefined, [begins, ends]) >= Date.parse(ends) ? 'closed' : 'open'}</output>
);
const after = (ms: number) => new Date(NOW + ms).toISOString();

beforeEach(() => void jest.useFakeTimers({ now: NOW }));
afterEach(() => void jest.useRealTimers());

it.each([
  ['within the first minute', 1_500],
  ['between two ticks', 100_500],
  ['a while from now', 10 * MINUTE + 30_500],
])('what closes %s closes that second', (_case, end) => {
  render(<Form begins={null} ends={after(end)} />);
  act(() => void jest.advanceTimersByTime(end - 100));
  expect(screen.getByText('open')).toBeVisible();
  act(() => void jest.advanceTimersByTime(200));
  expect(screen.getByText('closed')).toBeVisible();
});

it('waits for each of several times', () => {
  render(<Form begins={after(5_500)} ends={after(9_500)} />);
  act(() => void jest.advanceTimersByTime(5_600));
  expect(screen.getByText('open')).toBeVisible();
  act(() => void jest.advanceTimersByTime(4_000));
  expect(screen.getByText('closed')).toBeVisible();
});
