import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { prefetchOnIntent } from '#web/src/routing/prefetch.ts';

const load = jest.fn<(path: string) => Promise<unknown>>();
let end: () => void;

beforeEach(() => {
  load.mockReset().mockResolvedValue(undefined);
  document.body.innerHTML = `
    <a id="column" href="/home/column?sort=1#top"><b id="inner">专栏</b></a>
    <a id="tab" href="/home/support" target="_blank">帮助中心</a>
    <a id="away" href="https://elsewhere.example/home/column">别处</a>
    <a id="here" href="${document.location.pathname}">这里</a>
    <p id="text">文字</p>`;
  end = prefetchOnIntent(document, load);
});
afterEach(() => end());

const happens = (id: string, type: string) =>
  document.getElementById(id)?.dispatchEvent(new Event(type, { bubbles: true }));

describe('a link that is about to be followed', () => {
  it.each(['pointerover', 'touchstart', 'focusin'])('has its page fetched on %s', (type) => {
    happens('inner', type);
    expect(load.mock.calls).toEqual([['/home/column']]);
  });

  it('has it fetched once, and again only where that failed', async () => {
    load.mockRejectedValueOnce(new Error('offline'));
    happens('column', 'pointerover');
    await Promise.resolve();
    await Promise.resolve();
    for (let times = 0; times < 3; times += 1) happens('column', 'pointerover');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it.each(['tab', 'away', 'here', 'text'])('is none of: %s', (id) => {
    happens(id, 'pointerover');
    expect(load).not.toHaveBeenCalled();
  });
});
