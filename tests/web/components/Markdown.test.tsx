import { beforeEach, expect, it } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { Markdown } from '#web/src/components/Markdown/Markdown.tsx';

/** Everything is on the screen, as if it were a high one. */
class EverythingSeen {
  readonly #seen: IntersectionObserverCallback;
  constructor(seen: IntersectionObserverCallback) {
    this.#seen = seen;
  }
  observe() {
    this.#seen([{ isIntersecting: true }] as IntersectionObserverEntry[], this as never);
  }
  disconnect() {
    return undefined;
  }
}

beforeEach(() => {
  Object.assign(globalThis, { IntersectionObserver: EverythingSeen });
});

const show = (text: string) =>
  render(
    <MemoryRouter>
      <MantineProvider env="test">
        <Markdown text={text} />
      </MantineProvider>
    </MemoryRouter>,
  );
const block = (language: string, code: string) => `代码：\n\n\`\`\`${language}\n${code}\n\`\`\`\n`;
const blockText = () => document.querySelector('pre')?.textContent;

it('sets the keywords and texts of code apart, and changes nothing of it', async () => {
  const code = 'import csv\n\nprint("<b>企鹅</b> & 鲸", 1)';
  show(block('python', code));
  expect(await screen.findByText('import', { selector: 'span' })).toBeVisible();
  expect(screen.getByText('"<b>企鹅</b> & 鲸"', { selector: 'span' })).toBeVisible();
  expect(blockText()).toBe(`${code}\n`);
});

it('colours code beside formulas too', async () => {
  show(`$$\n\\hat y\n$$\n\n${block('SQL', 'SELECT 1')}`);
  expect(await screen.findByText('SELECT', { selector: 'span' })).toBeVisible();
});

it('shows code of a language that it does not know as it is', async () => {
  show(block('whale', 'import 鲸'));
  expect(await screen.findByText('import 鲸', { selector: 'code' })).toBeVisible();
});

it('shows tables, tasks and footnotes, and leaves out what a stranger may not put in', async () => {
  show(
    [
      '| 队伍 | 分数 |\n|:--|--:|\n| 鲸 | 0.9 |',
      '- [x] 读题\n- [ ] 提交',
      '见脚注[^1]。[危险](javascript:alert(1)) <script>alert(1)</script>',
      '[^1]: 说明',
    ].join('\n\n'),
  );
  expect(await screen.findByRole('region', { name: '表格' })).toBeVisible();
  expect(screen.getByRole('cell', { name: '0.9' })).toHaveStyle({ textAlign: 'right' });
  expect(screen.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked)).toEqual([
    true,
    false,
  ]);
  const footnote = screen.getByRole('link', { name: '1' });
  const target = footnote.getAttribute('href')?.slice(1) ?? '';
  expect(document.getElementById(target)).toHaveTextContent('说明');
  expect(footnote).toHaveAttribute('aria-describedby', 'footnote-label');
  expect(screen.getByText('危险')).not.toHaveAttribute('href', expect.stringContaining('script'));
  expect(document.querySelector('script')).toBeNull();
});

it('sets a formula within a line and on a line of its own', async () => {
  show('一行之内 $x^2$，另起一行：\n\n\\[\n\\hat y\n\\]');
  expect(await screen.findByText('一行之内', { exact: false })).toBeVisible();
  expect(document.querySelectorAll('.katex')).toHaveLength(2);
  expect(document.querySelectorAll('[data-formula] .katex-display')).toHaveLength(1);
});

it('takes prices for no formulas, and environments for some', async () => {
  show('价格 $5 与 $6 不是公式，$x+y$ 是。\n\n\\begin{align}\na &= b\n\\end{align}');
  expect(await screen.findByText(/价格 \$5 与 \$6 不是公式/)).toBeVisible();
  await waitFor(() => expect(document.querySelectorAll('math')).toHaveLength(2));
});
