import { expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { FramedPage } from '../../../web/src/components/FramedPage/FramedPage.tsx';

const show = (grows: boolean) => {
  render(<FramedPage src="/notebooks/1" title="笔记本" grows={grows} />);
  return screen.getByTitle<HTMLIFrameElement>('笔记本');
};
const tell = (data: unknown, source: MessageEventSource | null, origin = 'null') =>
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data, source, origin }));
  });

it('takes the height that its own page tells', () => {
  const frame = show(true);
  tell({ height: 1234.2 }, frame.contentWindow);
  expect(frame.style.height).toBe('1237px');
  tell({ height: 400 }, frame.contentWindow);
  expect(frame.style.height).toBe('402px');
});

it.each([
  ['another window', { height: 900 }, () => window, 'null'],
  ['nobody', { height: 900 }, () => null, 'null'],
  [
    'a page with an origin',
    { height: 900 },
    (frame: HTMLIFrameElement) => frame.contentWindow,
    'https://evil.example',
  ],
  [
    'its page, in words',
    { height: '900px' },
    (frame: HTMLIFrameElement) => frame.contentWindow,
    'null',
  ],
  [
    'its page, without end',
    { height: Infinity },
    (frame: HTMLIFrameElement) => frame.contentWindow,
    'null',
  ],
  [
    'its page, about something else',
    'resize',
    (frame: HTMLIFrameElement) => frame.contentWindow,
    'null',
  ],
] as const)('takes none from %s', (_, data, source, origin) => {
  const frame = show(true);
  tell(data, source(frame), origin);
  expect(frame.style.height).toBe('');
});

it('tells the code of a cell to who takes it, from its own page alone', () => {
  const told: unknown[] = [];
  render(<FramedPage src="/notebooks/2" title="分享" grows onCode={(code) => told.push(code)} />);
  const { contentWindow } = screen.getByTitle<HTMLIFrameElement>('分享');
  tell({ code: 'x = 1', language: 'python' }, contentWindow);
  tell({ code: 1, language: 'python' }, contentWindow);
  tell({ code: 'y', language: 'python' }, window);
  tell({ code: 'y', language: 'python' }, contentWindow, 'https://evil.example');
  expect(told).toEqual([{ code: 'x = 1', language: 'python' }]);
});

it('stays within bounds', () => {
  const frame = show(true);
  tell({ height: 1e9 }, frame.contentWindow);
  expect(frame.style.height).toBe('20002px');
  tell({ height: 0 }, frame.contentWindow);
  expect(frame.style.height).toBe('122px');
});

it('lets only a page that tells its height run a script, and none be of this site', () => {
  expect(show(true).getAttribute('sandbox')).toBe(
    'allow-scripts allow-popups allow-popups-to-escape-sandbox',
  );
  document.body.innerHTML = '';
  const frame = show(false);
  expect(frame.getAttribute('sandbox')).toBe('allow-popups allow-popups-to-escape-sandbox');
  tell({ height: 900 }, frame.contentWindow);
  expect(frame.style.height).toBe('');
});
