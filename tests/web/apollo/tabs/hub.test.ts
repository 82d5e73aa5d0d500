import { describe, expect, it } from '@jest/globals';
import { event, fakeBrowser, listen, openTabIn } from './browser.ts';

describe('the tabs of a browser', () => {
  it('live through one socket and one subscription, however many they are', () => {
    const browser = fakeBrowser();
    const tabs = Array.from({ length: 12 }, () => listen(openTabIn(browser).client, '5'));
    expect(browser.sockets).toHaveLength(1);
    expect(browser.socket().open).toHaveLength(1);
    browser.socket().open[0]?.sink.next(event('6'));
    for (const { seen } of tabs) expect(seen).toEqual(['6']);
  });

  it('have a subscription for each operation that they ask for', () => {
    const browser = fakeBrowser();
    const one = listen(openTabIn(browser).client, '5', 'One');
    const other = listen(openTabIn(browser).client, '5', 'Other');
    expect(browser.socket().open).toHaveLength(2);
    browser.socket().open[1]?.sink.next(event('6'));
    expect([one.seen, other.seen]).toEqual([[], ['6']]);
  });

  it('each go on from the event that they name, and see none twice', () => {
    const browser = fakeBrowser();
    const first = listen(openTabIn(browser).client, '5');
    for (const id of ['6', '7', '8']) browser.socket().open[0]?.sink.next(event(id));
    const later = listen(openTabIn(browser).client, '6');
    expect(later.seen).toEqual(['7', '8']);
    // Events older than all that are kept are requested again, for this tab alone.
    const older = listen(openTabIn(browser).client, '2');
    expect(browser.socket().open).toHaveLength(1);
    expect(browser.socket().open[0]?.payload.variables).toEqual({ after: '2' });
    for (const id of ['3', '6', '8', '9', '10']) browser.socket().open[0]?.sink.next(event(id));
    expect(older.seen).toEqual(['3', '6', '8', '9', '10']);
    expect(later.seen).toEqual(['7', '8', '9', '10']);
    expect(first.seen).toEqual(['6', '7', '8', '9', '10']);
    expect([first.ends, later.ends, older.ends]).toEqual([[], [], []]);
  });

  it('keep no more events than a late tab needs', () => {
    const browser = fakeBrowser();
    listen(openTabIn(browser).client, '0');
    for (let id = 1; id <= 300; id += 1) browser.socket().open[0]?.sink.next(event(String(id)));
    expect(listen(openTabIn(browser).client, '150').seen).toHaveLength(150);
    expect(listen(openTabIn(browser).client, '50').seen).toEqual([]);
    expect(browser.socket().open[0]?.payload.variables).toEqual({ after: '50' });
  });

  it('ask, when the socket reconnects, for what came after the last event', () => {
    const browser = fakeBrowser();
    listen(openTabIn(browser).client, '5');
    browser.socket().open[0]?.sink.next(event('9'));
    browser.socket().open[0]?.sink.next(event('10'));
    expect(browser.socket().open[0]?.payload.variables).toEqual({ after: '10' });
  });

  it('leave the socket to the others when one closes, with or without a word', () => {
    const browser = fakeBrowser();
    const [one, other, third] = [openTabIn(browser), openTabIn(browser), openTabIn(browser)];
    const staying = listen(third.client, '5');
    listen(one.client, '5');
    listen(other.client, '5');
    one.client.dispose();
    other.close();
    browser.socket().open[0]?.sink.next(event('6'));
    expect(staying.seen).toEqual(['6']);
    staying.stop();
    expect(staying.ends).toEqual(['complete']);
    expect(browser.socket().open).toEqual([]);
  });

  it('end what a member was told when another signs in, and tell the other tabs', () => {
    const browser = fakeBrowser();
    const [one, other] = [openTabIn(browser), openTabIn(browser)];
    const [here, there] = [listen(one.client, '5'), listen(other.client, '5')];
    const old = browser.socket();
    one.client.renew();
    expect(old.disposed).toBe(true);
    expect([here.ends, there.ends]).toEqual([['complete'], ['complete']]);
    expect([one.told.changed, other.told.changed]).toEqual([0, 1]);
    // The next member has a socket and a log of their own, whose numbers begin at one again.
    const next = listen(one.client, '1');
    expect(browser.sockets).toHaveLength(2);
    browser.socket().open[0]?.sink.next(event('2'));
    expect(next.seen).toEqual(['2']);
  });

  it('are told when the session ended, and may subscribe again', () => {
    const browser = fakeBrowser();
    const { client } = openTabIn(browser);
    const ended = listen(client, '5');
    browser.socket().open.splice(0)[0]?.sink.error(new Error('4401 Unauthorized'));
    expect(ended.ends).toEqual(['Error: 4401 Unauthorized']);
    listen(client, '5');
    expect(browser.socket().open).toHaveLength(1);
  });

  it('take the line for lost when a tab goes offline', () => {
    const browser = fakeBrowser();
    const { client } = openTabIn(browser);
    listen(client, '5');
    client.terminate();
    expect(browser.socket().terminated).toBe(1);
  });
});

describe('a tab that gets another hub', () => {
  it('goes on there from what it has seen', () => {
    const [first, second] = [fakeBrowser(), fakeBrowser()];
    const { client } = openTabIn(first);
    const { seen } = listen(client, '5');
    first.socket().open[0]?.sink.next(event('6'));
    client.moveTo(second.line().line, null);
    expect(second.socket().open[0]?.payload.variables).toEqual({ after: '6' });
    second.socket().open[0]?.sink.next(event('7'));
    // The old one is no longer heard.
    first.socket().open[0]?.sink.next(event('8'));
    expect(seen).toEqual(['6', '7']);
  });

  it('signs out there too, if it did before there was any', () => {
    const browser = fakeBrowser();
    const other = openTabIn(browser);
    listen(other.client, '5');
    const { line } = browser.line();
    const late = openTabIn(fakeBrowser());
    late.client.moveTo({ send: () => undefined, onMessage: () => undefined }, null);
    late.client.renew();
    late.client.moveTo(line, null);
    expect(other.told.changed).toBe(1);
  });
});
