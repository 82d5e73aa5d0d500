import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { showOnDesktop } from '#web/src/shell/LiveEvents/desktop-notification.ts';

const bodies: string[] = [];

/** The browser's, as far as it is used. */
class FakeNotification {
  static permission: string;
  onclick: unknown = null;
  constructor(_title: string, { body }: { body: string }) {
    bodies.push(body);
  }
  close = () => undefined;
}

const look = (state: 'hidden' | 'visible') =>
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);

beforeEach(() => {
  FakeNotification.permission = 'granted';
  bodies.length = 0;
  Object.assign(globalThis, { Notification: FakeNotification });
  look('hidden');
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'Notification');
});

it('cuts what is longer than fifty characters, each of them whole', () => {
  showOnDesktop('鲸'.repeat(50), null);
  showOnDesktop('鲸'.repeat(51), null);
  showOnDesktop('🐳'.repeat(60), null);
  expect(bodies).toEqual(['鲸'.repeat(50), `${'鲸'.repeat(50)}…`, `${'🐳'.repeat(50)}…`]);
});

it('shows nothing without permission, nor to who is looking at the page', () => {
  FakeNotification.permission = 'default';
  showOnDesktop('一', null);
  FakeNotification.permission = 'granted';
  look('visible');
  showOnDesktop('二', null);
  look('hidden');
  showOnDesktop('三', null);
  expect(bodies).toEqual(['三']);
});
