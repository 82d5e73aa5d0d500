import { readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { checkNotebook } from '#platform/src/domains/projects/rendering/checking.ts';
import { renderNotebook } from '#platform/src/domains/projects/rendering/notebook.ts';
import { fixture } from '#tests/support/fixtures.ts';

const render = (name: string) => {
  const html = [...renderNotebook({ name, bytes: fixture(`notebooks/${name}`) })].join('');
  return html.slice(html.indexOf('<main>'));
};
/** Text that a reader sees: no tags, and the source of formulas. */
const wordsOf = (html: string) =>
  html
    .replaceAll(/<semantics>[\s\S]*?(<annotation[^>]*>)/g, '$1')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');

const folder = new URL('../../../fixtures/notebooks/', import.meta.url);
const all = readdirSync(folder).filter((name) => !name.startsWith('坏'));

describe.each(all)('%s', (name) => {
  it('is taken, and shows nothing that only a program reads', () => {
    expect(checkNotebook(fixture(`notebooks/${name}`), 32 * 1024 * 1024)).toHaveProperty('hash');
    const html = render(name);
    const words = wordsOf(html);
    expect(html).not.toMatch(/<script|<iframe|<style|\sstyle=/);
    // No data of pictures, no tags and no styles stand as text.
    expect(words).not.toMatch(/base64,|<\/?(div|img|a|font|details|table|style)\b|\{[^}]*color:/);
    expect(words).not.toMatch(/[\ue000\ue001]/);
    expect(words).toMatch(/\S/);
  });
});

describe('formulas', () => {
  it.each([
    ['align-without-dollars.ipynb', 2],
    ['nb05-latex.ipynb', 15],
    ['10_房价_kaggle.ipynb', 1],
    ['07_微分方程_Julia.ipynb', 1],
  ])('%s has %d of them, drawn', (name, count) => {
    const html = render(name);
    expect(html.match(/<math/g) ?? []).toHaveLength(count);
    expect(html).not.toContain('mathcolor');
  });

  it('are display ones where they stand between two dollars, on one line too', () => {
    const html = render('nb05-latex.ipynb');
    expect(html).toMatch(/单行 <span class="katex"><math[^>]*display="block"/);
  });

  it('aren’t prices', () => {
    const html = render('prices-are-not-maths.ipynb');
    expect(html.match(/<math/g)).toHaveLength(1);
    expect(wordsOf(html)).toContain('价格 $5 与 $6 不是公式，x+y 是。');
    expect(html).toMatch(/<td>\$1<\/td>/);
    expect(render('nb05-latex.ipynb')).toContain('价格是 $5 到 $10，另外 US$20。');
  });
});

describe('HTML in Markdown', () => {
  it('is drawn, cleaned as outputs are', () => {
    const html = render('html-in-markdown.ipynb');
    expect(html).toMatch(/<div align="center"><h2 id="heading-1">/);
    expect(html).toMatch(
      /<details><summary>展开<\/summary>[\s\S]*<strong>粗体<\/strong>[\s\S]*<\/details>/,
    );
    expect(html).toContain('<font color="red">红字</font>');
    expect(html).toContain('<img src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA="');
    expect(html).toContain('H<sub>2</sub>O <kbd>Ctrl</kbd>');
  });

  it('shows Colab’s badge as a link, and pictures that hold themselves', () => {
    const html = render('03_BERT微调_colab.ipynb');
    expect(html).toMatch(/<a href="https:\/\/colab\.research[^>]*>Open In Colab<\/a>/);
    expect(html).toMatch(/<center><img src="data:image\/png;base64,/);
  });

  it('has links to headings and to marks of its own', () => {
    const html = render('nb06-html-md.ipynb');
    expect(html).toMatch(/<a href="#user-(导入|%E5%AF%BC%E5%85%A5)" target="_self">导入<\/a>/);
    expect(html).toContain('<a id="user-1"></a>');
    const kaggle = render('10_房价_kaggle.ipynb');
    expect(kaggle).toContain('<a href="#user-1" target="_self">读入数据</a>');
    expect(kaggle).toContain('<a id="user-1"></a>');
    expect(kaggle).toMatch(/<h2 id="heading-\d"><a id="user-特征-工程"><\/a>特征 工程<\/h2>/);
    expect(kaggle).toContain('class="alert');
  });

  it('shows what is attached, named in HTML too', () => {
    expect(render('nb06-html-md.ipynb').match(/<img src="data:image\/png/g)).toHaveLength(2);
  });

  it('has 脚注 over the footnotes', () => {
    const html = render('footnotes.ipynb');
    expect(html).toContain('>脚注</h2>');
    expect(html).not.toContain('Footnotes');
    expect(html).toMatch(/<a href="#user-fn-1"/);
  });
});

describe('what was written to a terminal', () => {
  it.each([
    ['tqdm-carriage-return.ipynb', '100%|██████████| 100/100', ' 50%|'],
    ['nb01-tqdm-cr.ipynb', '100%', '  2%|'],
    ['03_BERT微调_colab.ipynb', '100/100 [====', '1/100 [....'],
  ])('%s shows its last state', (name, last, before) => {
    const words = wordsOf(render(name));
    expect(words).toContain(last);
    expect(words).not.toContain(before);
  });

  it('is overwritten as far as what comes reaches', () => {
    expect(wordsOf(render('tqdm-carriage-return.ipynb'))).toContain('ab345');
  });
});

describe('outputs', () => {
  it.each([
    ['plotly-without-fallback.ipynb', 'Plotly 交互图：bar，1 组数据'],
    ['12_图_altair.ipynb', 'Altair（Vega）交互图'],
    ['13_图_bokeh.ipynb', 'Bokeh 交互图'],
    ['14_地图_folium.ipynb', 'folium 交互地图'],
    ['16_控件_jupyterlab.ipynb', '交互控件'],
  ])('%s says that there was a %s', (name, line) => {
    expect(wordsOf(render(name))).toContain(`此处是${line}`);
  });

  it('show the still picture of a plot where there is one', () => {
    expect(render('nb02-plotly.ipynb')).toContain('<img alt="输出的图" src="data:image/png');
    expect(render('12_图_altair.ipynb')).toContain('<img alt="输出的图" src="data:image/png');
  });

  it('show GIF, WebP and SVG without a namespace', () => {
    const html = render('nb03-gif-webp.ipynb');
    expect(html).toContain('src="data:image/gif');
    expect(html).toContain('src="data:image/webp');
    const [, svg = ''] =
      /src="data:image\/svg\+xml;base64,([^"]*)/.exec(render('11_报告_quarto.ipynb')) ?? [];
    expect(Buffer.from(svg, 'base64').toString()).toContain('xmlns="http://www.w3.org/2000/svg"');
  });

  it('keep the size of pictures and the colours of pandas’ Styler', () => {
    expect(render('10_房价_kaggle.ipynb')).toContain(' width="320" height="200"');
    expect(render('15_模型_sklearn.ipynb')).toMatch(
      /bgcolor="#ffff00"[^>]*><font color="#000000">9</,
    );
    expect(render('15_模型_sklearn.ipynb')).toMatch(/<td align="right"><font color="red">1</);
    expect(render('02_特征工程_vscode.ipynb')).toContain('bgcolor="#08306b"');
  });

  it('show an estimator once, as text', () => {
    const words = wordsOf(render('15_模型_sklearn.ipynb'));
    expect(words.match(/LogisticRegression\(C=0\.5\)/g)).toHaveLength(1);
    expect(words).not.toContain('nbviewer');
  });

  it('fold what is long, and what the author hid', () => {
    const html = render('10_房价_kaggle.ipynb');
    expect(html).toContain('<summary>展开其余 96 行</summary>');
    expect(html).toContain('<details class="fold"><summary>代码</summary>');
    const lab = render('16_控件_jupyterlab.ipynb');
    expect(lab).toContain('<details class="fold"><summary>输出</summary>');
    expect(lab).toContain('a\nb\n</pre>');
    expect(
      render('11_报告_quarto.ipynb').match(/<details class="fold"><summary>代码/g),
    ).toHaveLength(2);
  });

  it('show Colab’s tables, whatever scripts and buttons stand around them', () => {
    const html = render('03_BERT微调_colab.ipynb');
    expect(html).toMatch(/<th>PassengerId<\/th>/);
    expect(wordsOf(html)).not.toContain('无法显示');
  });

  it('keep R’s caption over its table', () => {
    expect(render('r-table.ipynb')).toContain('<caption>A data.frame: 2 × 2</caption>');
  });
});

it('raw cells are shown as they are written', () => {
  expect(wordsOf(render('nb04-raw.ipynb'))).toContain('loss=0.3\nauc=0.91');
});

it('a notebook with a byte order mark is drawn', () => {
  expect(render('with-bom.ipynb')).toContain('带 BOM 的笔记本</h1>');
});

it('one with conflicts is refused with the reason', () => {
  expect(checkNotebook(fixture('notebooks/坏_merge.ipynb'))).toEqual({
    problem: '笔记本里有未解决的 Git 合并冲突（<<<<<<<），请解决后再上传',
  });
});
