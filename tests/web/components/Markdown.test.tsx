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
  const label = footnote.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(label)).toHaveTextContent('脚注');
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

it('keeps the lines of a message, and joins those of a document in Chinese', async () => {
  const text = '第一行\n第二行';
  const wrapped = (message: boolean) => (
    <MemoryRouter>
      <MantineProvider env="test">
        <Markdown text={text} message={message} />
      </MantineProvider>
    </MemoryRouter>
  );
  const { rerender } = render(wrapped(true));
  expect((await screen.findByText(/第一行/)).innerHTML).toBe('第一行<br>\n第二行');
  rerender(wrapped(false));
  expect(await screen.findByText('第一行第二行')).toBeVisible();
});

it('leads from a table of contents to its headings, in two messages of one page to their own', async () => {
  const text = '跳到[一](#一-强调)\n\n## 一 强调\n\n## 一 强调\n\n见[^1]\n\n[^1]: 说明';
  render(
    <MemoryRouter>
      <MantineProvider env="test">
        <Markdown text={text} message />
        <Markdown text={text} message />
      </MantineProvider>
    </MemoryRouter>,
  );
  const links = await screen.findAllByRole('link', { name: '一' });
  const headings = screen.getAllByRole('heading', { name: '一 强调' });
  const targets = links.map((link) =>
    document.getElementById(link.getAttribute('href')?.slice(1) ?? ''),
  );
  expect(targets).toEqual([headings[0], headings[2]]);
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it('shows pictures of this site, those that it names by its own address too', async () => {
  show(`![一](/files/a.png) ![二](${window.location.origin}/files/b.png)`);
  const pictures = await screen.findAllByRole('img');
  expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual([
    '/files/a.png',
    '/files/b.png',
  ]);
});

it('shows pictures of the origins that the operator names, and links those of others', async () => {
  const meta = document.head.appendChild(document.createElement('meta'));
  meta.name = 'image-origins';
  meta.content = 'https://img.example https://cdn.example';
  show('![一](https://cdn.example/a.png) ![二](https://cdn.example.evil/b.png)');
  expect(await screen.findByRole('img', { name: '一' })).toHaveAttribute(
    'src',
    'https://cdn.example/a.png',
  );
  expect(screen.getByRole('link', { name: '图片「二」来自其他网站，点击查看' })).toBeVisible();
  meta.remove();
});

it('draws chemistry, and shows a command that nobody knows as it is written', async () => {
  show('$\\ce{H2O}$ 与 $\\unknowncmd{x}$');
  await waitFor(() => expect(document.querySelectorAll('.katex')).toHaveLength(1));
  expect(screen.getByText('$\\unknowncmd{x}$', { selector: 'code' })).toBeVisible();
  expect(document.querySelector('[style*="cc0000"], .katex-error')).toBeNull();
});

const attacks = [
  '<script>alert(1)</script>',
  '<kbd onclick="alert(1)" style="position:fixed">a</kbd>',
  '<details open ontoggle=alert(1)><summary onfocus=alert(1)>a</summary>\n\nb\n\n</details>',
  '<a href="jav&#x61;script:alert(1)">a</a> <a href="java\nscript:alert(1)">b</a>',
  '<a href="data:text/html,<script>alert(1)</script>">a</a>',
  '<img src="x" onerror="alert(1)"> <img src="javascript:alert(1)"> <img src="//evil.example/a.png">',
  '<iframe src="https://evil.example"></iframe><object data="x"></object><embed src="x">',
  '<form action="https://evil.example"><input name="a"><button>b</button></form>',
  '<svg onload="alert(1)"><script>alert(1)</script></svg><math><mtext>a</mtext></math>',
  '<style>*{display:none}</style><link rel="stylesheet" href="https://evil.example">',
  '<a id="root" name="body">a</a> <u id="root">b</u> <mark class="wt-formula">\\href{x}{y}</mark>',
  '<sub><sup><u>'.repeat(60),
  '<details><summary>'.repeat(60),
  '<kbd\n\n</kbd> <b <i <u>a</u>',
  '<!-- <script>alert(1)</script> --> <![CDATA[<script>alert(1)</script>]]>',
  '$\\href{javascript:alert(1)}{a}$ $\\htmlClass{x}{y}$ $\\includegraphics{https://evil.example/a.png}$',
  '> [!NOTE](javascript:alert(1))\n\n<blockquote data-callout="constructor">a</blockquote>',
];

it.each(attacks)(
  'nothing of a stranger runs, loads or takes a name of the page: %s',
  async (attack) => {
    show(`${attack}\n\n完`);
    expect((await screen.findAllByText(/完/)).length).toBeGreaterThan(0);
    const text = document.querySelector('.mantine-Typography-root');
    const elements = [...(text?.querySelectorAll('*') ?? [])];
    expect(
      text?.querySelectorAll('script, style, iframe, object, embed, form, svg:not(.katex *), link'),
    ).toHaveLength(0);
    for (const element of elements)
      for (const { name, value } of element.attributes) {
        expect(name).not.toMatch(/^on/);
        expect(`${name}=${value}`).not.toMatch(/^(?:href|src)=\s*(?:javascript|data|vbscript):/i);
        if (name === 'id') expect(value).toMatch(/^user-content-/);
        if (name === 'src') expect(value).toMatch(/^\/(?!\/)/);
      }
  },
);
