import { describe, expect, it, jest } from '@jest/globals';
import { act, render as renderBare, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import type { ReactElement } from 'react';
import { FramedPage } from '#web/src/components/FramedPage/FramedPage.tsx';

const render = (page: ReactElement) => renderBare(page, { wrapper: MantineProvider });
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

it('copies the code of a cell, and says so', async () => {
  const copied: string[] = [];
  const clipboard = { writeText: async (text: string) => void copied.push(text) };
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  renderBare(
    <MantineProvider>
      <Notifications />
      <FramedPage src="/notebooks/3" title="复制" grows />
    </MantineProvider>,
  );
  tell({ copy: 'x = 1' }, window);
  tell({ copy: 'x = 1' }, screen.getByTitle<HTMLIFrameElement>('复制').contentWindow);
  expect(await screen.findByText('复制成功')).toBeVisible();
  expect(copied).toEqual(['x = 1']);
});

it('stays within bounds', () => {
  const frame = show(true);
  tell({ height: 1e9 }, frame.contentWindow);
  expect(frame.style.height).toBe('200002px');
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

describe('its outline', () => {
  const headings = [
    { level: 1, text: '企鹅\n 数据 ' },
    { level: 3, text: '取数' },
    { level: 2, text: '<b>建模</b>' },
    { level: 1, text: '结论' },
  ];
  const showOutlined = () => {
    render(<FramedPage src="/notebooks/3" title="带目录" grows outlined />);
    const frame = screen.getByTitle<HTMLIFrameElement>('带目录');
    frame.getBoundingClientRect = () => ({ top: 300, height: 1_000 }) as DOMRect;
    return frame;
  };

  it('is nested by the levels of the headings, as plain text', () => {
    const frame = showOutlined();
    tell({ outline: headings }, frame.contentWindow);
    const nav = within(screen.getByRole('navigation', { name: '目录' }));
    expect(nav.getByRole('button', { name: '企鹅 数据' }).closest('li')).toHaveTextContent(
      '企鹅 数据取数<b>建模</b>',
    );
    expect(nav.getByRole('button', { name: '结论' }).closest('li')).toHaveTextContent(/^结论$/);
    expect(nav.getByRole('button', { name: '<b>建模</b>' })).toBeVisible();
  });

  it('is none where there are no headings, or nobody told any', () => {
    const frame = showOutlined();
    expect(screen.queryByRole('navigation')).toBeNull();
    tell({ outline: headings }, window);
    tell({ outline: headings }, frame.contentWindow, 'https://evil.example');
    tell({ outline: 'x' }, frame.contentWindow);
    tell(
      {
        outline: [
          null,
          1,
          { level: '1', text: 'x' },
          { level: 1, text: [] },
          { level: 1, text: ' ' },
        ],
      },
      frame.contentWindow,
    );
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('is bounded in headings, and in the length of each', () => {
    const frame = showOutlined();
    const many = Array.from({ length: 1_000 }, () => ({ level: 1e9, text: '长'.repeat(1_000) }));
    tell({ outline: many }, frame.contentWindow);
    const shown = within(screen.getByRole('navigation')).getAllByRole('button', { name: /长/ });
    expect(shown).toHaveLength(200);
    expect(shown[0]).toHaveTextContent(/^长{200}$/);
  });

  it('leads to a heading, once it was chosen, and never out of the frame', async () => {
    const scrollBy = jest.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
    const frame = showOutlined();
    tell({ outline: headings }, frame.contentWindow);
    tell({ top: 500 }, frame.contentWindow);
    expect(scrollBy).not.toHaveBeenCalled();
    const ask = jest.spyOn(frame.contentWindow as Window, 'postMessage');
    const choose = async (name: string) =>
      await userEvent.click(screen.getByRole('button', { name }));
    await choose('取数');
    expect(ask.mock.lastCall).toEqual([{ heading: 2 }, '*']);
    tell({ top: 500 }, frame.contentWindow);
    expect(scrollBy).toHaveBeenLastCalledWith(0, 800);
    tell({ top: 600 }, frame.contentWindow);
    expect(scrollBy).toHaveBeenCalledTimes(1);
    // A link within the page, which the reader is in.
    frame.focus();
    tell({ top: 600, link: true }, frame.contentWindow);
    expect(scrollBy).toHaveBeenLastCalledWith(0, 900);
    await choose('结论');
    tell({ top: 1e9 }, frame.contentWindow);
    expect(scrollBy).toHaveBeenLastCalledWith(0, 1_300);
    scrollBy.mockRestore();
  });

  it('is unfolded where it stands above', async () => {
    const frame = showOutlined();
    tell({ outline: headings }, frame.contentWindow);
    const toggle = screen.getByRole('button', { name: '目录' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(screen.getByRole('button', { name: '结论' }));
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });
});
