import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { watchExposure } from '#web/src/domains/tracking/components/Tracker/exposure.ts';
import { startTracking } from '#web/src/domains/tracking/components/Tracker/start-tracking.ts';
import { takeTracked, track } from '#web/src/lib/track.ts';
import { MINUTE } from '@whaletide/schema/shared/rules/time.ts';

type Look = (entries: { target: Element; intersectionRatio: number }[]) => void;

/** The browser's observer, told by the test what is in view. */
let look: Look;
class FakeObserver {
  constructor(seen: Look) {
    look = seen;
  }
  observe = () => undefined;
  disconnect = () => undefined;
}

const sent: { input: { client: string; events: object[] } }[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { IntersectionObserver: FakeObserver });
  Object.assign(navigator, {
    sendBeacon: (_url: string, body: Blob) => {
      const reader = new FileReader();
      reader.onload = () => sent.push(JSON.parse(String(reader.result)).variables);
      reader.readAsText(body);
      return true;
    },
  });
  takeTracked(1_000);
  sent.length = 0;
});
afterEach(() => {
  jest.useRealTimers();
  document.body.innerHTML = '';
});

describe('what is in view', () => {
  const card = () => {
    document.body.innerHTML = '<ul><li data-exposes="competition:d002">企鹅</li></ul>';
    watchExposure();
    const target = document.querySelector('li');
    if (!target) throw new Error('no card');
    return target;
  };
  const show = (target: Element, ms: number) => {
    look([{ target, intersectionRatio: 0.6 }]);
    jest.advanceTimersByTime(ms);
    look([{ target, intersectionRatio: 0 }]);
  };

  it('counts when half of it stood there for half a second', () => {
    show(card(), 500);
    expect(takeTracked(10)).toEqual([{ name: 'exposure', kind: 'competition', objectId: 'd002' }]);
  });

  it('doesn’t count when it only flew by, or hardly showed', () => {
    const target = card();
    show(target, 499);
    look([{ target, intersectionRatio: 0.4 }]);
    jest.advanceTimersByTime(10_000);
    expect(takeTracked(10)).toEqual([]);
  });

  it('counts again after fifteen minutes, not before', () => {
    const target = card();
    show(target, 500);
    jest.advanceTimersByTime(14 * MINUTE);
    show(target, 500);
    expect(takeTracked(10)).toHaveLength(1);
    jest.advanceTimersByTime(60_000);
    show(target, 500);
    expect(takeTracked(10)).toHaveLength(1);
  });
});

describe('what was tracked', () => {
  it('is sent together after five seconds, with the browser’s sign, which stays', async () => {
    await startTracking();
    track({ name: 'search_keyword', text: '企鹅' });
    track({ name: 'follow_user', kind: 'member', objectId: 'd001' });
    track({ name: 'Not A Name' });
    jest.advanceTimersByTime(5_000);
    jest.useRealTimers();
    await waitFor(() => expect(sent).toHaveLength(1));
    const client = /client-signature=([\w-]{8,64})/.exec(document.cookie)?.[1];
    expect(sent).toEqual([
      {
        input: {
          client,
          events: [
            { name: 'search_keyword', text: '企鹅' },
            { name: 'follow_user', kind: 'MEMBER', objectId: 'd001' },
          ],
        },
      },
    ]);
  });
});
