import { describe, expect, it } from '@jest/globals';
import { ansiToHtml } from '#platform/src/domains/projects/rendering/ansi.ts';
import { renderNotebook } from '#platform/src/domains/projects/rendering/notebook.ts';
import { safeHtml } from '#platform/src/domains/projects/rendering/safe-html.ts';
import { notebookFile } from '#tests/platform/support/projects.ts';

const page = (name: string, content: unknown) =>
  [...renderNotebook({ name, bytes: Buffer.from(JSON.stringify(content)) })].join('');
const render = (...cells: object[]) => page('分析.ipynb', notebookFile(cells).content);
const withOutput = (output: object) =>
  render({ cell_type: 'code', execution_count: 3, source: 'x', outputs: [output] });

describe('the HTML of outputs', () => {
  it.each([
    ['<table border="1"><tr><td>1</td></tr></table>', '<table><tr><td>1</td></tr></table>'],
    ['<script>alert(1)</script>后', '后'],
    ['<script>alert(1)', ''],
    ['<img src=x onerror=alert(1)>', '<img />'],
    ['<img src="https://a.test/x.png">', '<img />'],
    ['<a href="javascript:alert(1)">点</a>', '<a>点</a>'],
    ['<a href="https://a.test/?a=1&b=2">点</a>', '<a href="https://a.test/?a=1&amp;b=2">点</a>'],
    ['<style>*{}</style><p style="color:red">段</p>', '<p><font color="red">段</font></p>'],
    ['</div></section><b>粗', '<b>粗</b>'],
    ['<b>粗</i></b>', '<b>粗</b>'],
    ['<!-- <script>x</script> -->文', '文'],
    ['a &nbsp; & < b', 'a \u00a0 &amp; &lt; b'],
    ['<svg onload=x><circle/></svg>图', '图'],
    ['<td title="&quot;><script>">x</td>', '<td title="&quot;&gt;&lt;script&gt;">x</td>'],
    ['<iframe src="/"></iframe>', ''],
  ])('%s becomes %s', (source, clean) => {
    expect(safeHtml(source)).toBe(clean);
  });
});

describe('a terminal’s text', () => {
  it('keeps its colours and weight, and nothing else of its codes', () => {
    expect(ansiToHtml('\u001b[31m红\u001b[39m <b>')).toBe(
      '<span class="ansi-red-fg">红</span> &lt;b&gt;',
    );
    expect(ansiToHtml('\u001b[1;92m亮\u001b[0m常')).toBe(
      '<span class="ansi-bold ansi-bright-green-fg">亮</span>常',
    );
    expect(ansiToHtml('\u001b[2J\u001b[38;5;4m蓝\u001b[38;2;1;2;3m别')).toBe(
      '<span class="ansi-blue-fg">蓝</span><span class="">别</span>',
    );
  });
});

describe('a notebook', () => {
  it('shows markdown with formulas and tables, its HTML cleaned', () => {
    const html = render({
      cell_type: 'markdown',
      source: ['# 题\n', '\n', '$a^2$\n\n|列|\n|-|\n|1|\n\n<script>alert(1)</script>'],
    });
    expect(html).toContain('<h1 id="heading-1"><a id="user-题"></a>题</h1>');
    expect(html).toContain('<math');
    expect(html).toContain('<table>');
    expect(html).not.toContain('<script');
    expect(html).not.toContain('alert(1)');
  });

  it('shows code with its number, and every kind of output', () => {
    expect(withOutput({ output_type: 'stream', name: 'stdout', text: ['a\n', '<b>'] })).toContain(
      'a\n&lt;b&gt;',
    );
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>x</script></svg>';
    const picture = withOutput({ output_type: 'display_data', data: { 'image/svg+xml': svg } });
    expect(picture).toContain(`data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`);
    expect(picture).toContain('[3]');
    const table = { 'text/html': '<table><tr><td>1</td></tr></table>', 'text/plain': '1' };
    expect(withOutput({ output_type: 'execute_result', data: table })).toContain('<td>1</td>');
    expect(
      withOutput({ output_type: 'display_data', data: { 'image/png': '"><x' } }),
    ).not.toContain('<x');
    const failed = { output_type: 'error', ename: 'KeyError', evalue: 'x', traceback: [] };
    expect(withOutput(failed)).toContain('KeyError: x');
  });

  it.each([null, 'x', 3, [], { cells: 'x' }, { cells: [null, 3, { cell_type: 'raw' }] }])(
    'that is no notebook (%j) is an empty page',
    (content) => {
      expect(page('<坏>', content)).toMatch(/&lt;坏&gt;[\s\S]*<main>/);
    },
  );

  it('numbers no heading over footnotes', () => {
    const html = render({ cell_type: 'markdown', source: '# 一[^1]\n\n[^1]: 注\n' });
    expect(html.match(/<h\d[^>]*>/g)).toEqual([
      '<h1 id="heading-1">',
      '<h2 id="user-footnote-label">',
    ]);
  });

  it('shows the first frame of an animation of matplotlib, and says what it was', () => {
    const frame = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAAB\\\nplotlyBokehfoliumCAYAAAAfFcSJ';
    const animation = `<link rel="stylesheet" href="https://a.test/font-awesome.css">
<script language="javascript">function Animation(frames, img_id) {}</script>
<div class="animation"><img id="_anim_img1"><div class="anim-controls"></div></div>
<script language="javascript">
  for (var i=0; i<2; i++) {}
  frames[0] = "data:image/png;base64,${frame}"
  frames[1] = "data:image/png;base64,${frame}"
  anim1 = new Animation(frames, img_id, slider_id, 50, loop_select_id);
</script>`;
    const html = withOutput({ output_type: 'display_data', data: { 'text/html': animation } });
    expect(html).toContain(`src="data:image/png;base64,${frame.replace('\\\n', '')}"`);
    expect(html).toContain(
      '此处是 matplotlib 动画，共 2 帧，这里只显示第一帧，可以下载笔记本后查看',
    );
    const none = animation.replaceAll('data:image/png', 'data:text/html');
    const said = withOutput({ output_type: 'display_data', data: { 'text/html': none } });
    expect(said).toContain('matplotlib 动画，这里无法显示');
  });

  it('numbers the headings of its texts, and none of its outputs', () => {
    const html = render(
      { cell_type: 'markdown', source: '# 一\n\n## 二\n\n`<h1>`' },
      {
        cell_type: 'code',
        source: 'x',
        outputs: [
          { output_type: 'display_data', data: { 'text/html': '<h1 id="heading-9">假</h1>' } },
        ],
      },
      { cell_type: 'markdown', source: '### 三' },
    );
    expect(html.match(/<h\d[^>]*>/g)).toEqual([
      '<h1 id="heading-1">',
      '<h2 id="heading-2">',
      '<h1 id="user-heading-9">',
      '<h3 id="heading-3">',
    ]);
  });

  it.each([
    ['python', 'def f(): pass', '<span class="hljs-keyword">def</span>'],
    ['R', 'x <- function(a) TRUE', '<span class="hljs-literal">TRUE</span>'],
    ['julia', 'function f() end', '<span class="hljs-keyword">function</span>'],
    ['sql', 'SELECT 1', '<span class="hljs-keyword">SELECT</span>'],
    ['bash', 'if true; then', '<span class="hljs-keyword">if</span>'],
    ['javascript', 'const a = 1', '<span class="hljs-keyword">const</span>'],
    ['brainfuck', 'def <b>', '<code>def &lt;b&gt;</code>'],
    ['python', '%%sql db\nSELECT 1', '%%sql db\n<span class="hljs-keyword">SELECT</span>'],
    ['python', '%%R\nTRUE', '%%R\n<span class="hljs-literal">TRUE</span>'],
    ['python', '%%time\ndef f(): pass', '%%time\n<span class="hljs-keyword">def</span>'],
    ['python', '%%toString\ndef f(): pass', '<span class="hljs-keyword">def</span>'],
  ])('in %s sets apart what %j consists of', (language, source, shown) => {
    const cells = [{ cell_type: 'code', source, outputs: [] }];
    const metadata = { kernelspec: { language } };
    expect(page('a', { nbformat: 4, metadata, cells })).toContain(shown);
  });

  it('shows the pictures that are attached to a text, of known kinds', () => {
    const pictures = (source: string, attachments: unknown) => {
      const html = render({ cell_type: 'markdown', source, attachments });
      return /<section class="cell markdown">([\s\S]*)<\/section>/.exec(html)?.[1];
    };
    const png = { 'image/png': 'iVBO\nRw0K' };
    expect(pictures('![图](attachment:y.png)', { 'y.png': png })).toBe(
      '<p><img src="data:image/png;base64,iVBORw0K" alt="图"></p>',
    );
    expect(pictures('![图](<attachment:一 图.png> "题")', { '一 图.png': png })).toContain(
      'iVBORw0K',
    );
    const svg = { 'y.svg': { 'image/svg+xml': 'PHN2Zz4=' } };
    expect(pictures('![图](attachment:y.svg)', svg)).toContain(
      'data:image/svg+xml;base64,PHN2Zz4=',
    );
    for (const attachments of [
      {},
      null,
      'x',
      { 'y.png': 'x' },
      { 'y.png': { 'image/png': '"><b>' } },
    ])
      expect(pictures('![图](attachment:y.png)', attachments)).toBe(
        '<p><span class="note">（图片「图」缺失：这里没有 y.png）</span></p>',
      );
    expect(pictures('![](attachment:__proto__)', {})).toContain('（图片缺失：这里没有 __proto__）');
    expect(pictures('`](attachment:y.png)`', {})).toBe('<p><code>](attachment:y.png)</code></p>');
    expect(pictures('[去](attachment:y.png)', {})).toBe('<p><a href="">去</a></p>');
  });

  it('makes links of pictures from elsewhere', () => {
    const html = render({
      cell_type: 'markdown',
      source:
        '![远 "<b>](https://a.test/x.png?a=1&b=2) [![徽章](https://a.test/y.png)](https://b.test) ![](data:x)',
    });
    expect(html).toContain(
      '<a href="https://a.test/x.png?a=1&amp;b=2">图片「远 &quot;&lt;b&gt;」来自其他网站，点击查看</a> <a href="https://b.test">徽章</a> 图片',
    );
    expect(html).not.toContain('<img');
  });
});
