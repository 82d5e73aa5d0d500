import { createRequire } from 'node:module';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';
import { withHeightReports } from '#gateway/src/http/frame-height.ts';

/**
 * Part of a frame's window that is looked at. Its published types bring the browser's along, which
 * the gateway hasn't.
 */
interface Frame {
  dispatchEvent: (event: unknown) => boolean;
  MessageEvent: new (type: string, init: { data: unknown }) => unknown;
  document: {
    activeElement: { id: string } | null;
    querySelector: (selector: string) => { hidden: boolean; click: () => void } | null;
  };
}
const { JSDOM } = createRequire(import.meta.url)('jsdom') as {
  JSDOM: new (
    html: string,
    options: { runScripts: 'dangerously'; beforeParse: (frame: object) => void },
  ) => { window: Frame };
};

/** The page as a frame has it: what it tells is told to the page around it. */
const open = async (html: string) => {
  const told: unknown[] = [];
  const page = await text(withHeightReports(Readable.from([html])));
  const { window } = new JSDOM(page, {
    runScripts: 'dangerously',
    beforeParse: (frame) => {
      Object.assign(frame, {
        ResizeObserver: class {
          observe = () => undefined;
        },
        scrollBy: () => undefined,
      });
      const around = { postMessage: (data: unknown) => told.push(structuredClone(data)) };
      Object.defineProperty(frame, 'parent', { value: around });
    },
  });
  const ask = (data: unknown) => {
    window.dispatchEvent(new window.MessageEvent('message', { data }));
    return told.at(-1);
  };
  return { ask, told, window };
};

describe('the script of a framed page', () => {
  it('tells the height when it is asked', async () => {
    const { ask } = await open('<p>图</p>');
    expect(ask('height')).toEqual({ height: 0 });
  });

  it('tells the headings, formulas once, and none without a number', async () => {
    const formula = '<math><mi>x</mi><annotation>x</annotation></math>';
    const { ask } = await open(
      `<h1 id="heading-1">一</h1><h1>无号</h1><h3 id="heading-2">式 ${formula}</h3>`,
    );
    expect(ask('outline')).toEqual({
      outline: [
        { level: 1, text: '一' },
        { level: 3, text: '式 x' },
      ],
    });
  });

  it('tells so many of them, and so much of each', async () => {
    const heading = (_: unknown, index: number) =>
      `<h2 id="heading-${index + 1}">${'长'.repeat(300)}</h2>`;
    const { ask } = await open(Array.from({ length: 300 }, heading).join(''));
    const { outline } = ask('outline') as { outline: { text: string }[] };
    expect(outline).toHaveLength(200);
    expect(outline[0]?.text).toHaveLength(200);
  });

  it('goes to a heading and tells where that is, and nothing of one that isn’t there', async () => {
    const { ask, told, window } = await open('<h1 id="heading-1">一</h1>');
    expect(ask({ heading: 1 })).toEqual({ top: 0 });
    expect(window.document.activeElement?.id).toBe('heading-1');
    ask({ heading: 2 });
    expect(told).toHaveLength(1);
  });

  it('shows the buttons of code once it is asked to, which tell their own', async () => {
    const { ask, told, window } = await open(
      '<section class="cell"><button class="share" value="r" hidden>分享</button><pre class="source">x</pre></section>',
    );
    const button = window.document.querySelector('button');
    ask('share');
    expect(button?.hidden).toBe(false);
    button?.click();
    expect(told).toEqual([{ code: 'x', language: 'r' }]);
  });

  it('leads to what a link within the page names, unfolds it, and copies a cell', async () => {
    const { told, window } = await open(
      '<a class="l" href="#user-%E4%B8%80">去</a><details class="d"><p id="user-一">处</p></details>' +
        '<section class="cell"><button class="copy" hidden></button><pre class="source">x = 1</pre></section>',
    );
    window.document.querySelector('.l')?.click();
    expect(told.at(-1)).toEqual({ top: 0, link: true });
    expect(window.document.activeElement?.id).toBe('user-一');
    const button = window.document.querySelector('.copy');
    expect(button?.hidden).toBe(false);
    button?.click();
    expect(told.at(-1)).toEqual({ copy: 'x = 1' });
  });
});
