import { describe, expect, it } from '@jest/globals';
import { markdownToHtml } from '#platform/src/domains/projects/rendering/markdown.ts';
import { renderNotebook } from '#platform/src/domains/projects/rendering/notebook.ts';
import { fixture } from '#tests/support/fixtures.ts';
import { chineseText, corpus, formulaText, normalHtml } from '#tests/support/markdown-corpus.ts';

const KATEX =
  /<span class="katex"><math[^>]*?(display="block")?>(?:(?!<annotation)[\s\S])*<annotation[^>]*>([\s\S]*?)<\/annotation>[\s\S]*?<\/math><\/span>/g;

const drawn = (markdown: string) =>
  normalHtml(
    markdownToHtml(markdown).replaceAll(KATEX, (_, block: string | undefined, tex: string) =>
      formulaText(tex, block !== undefined),
    ),
  );

describe('a text in a notebook is drawn as in all places', () => {
  it.each(corpus())('$about', ({ markdown, html }) => {
    expect(drawn(markdown)).toBe(html);
  });

  it('the shared text too', () => {
    const html = drawn(chineseText());
    expect(html.match(/<strong>/g)).toHaveLength(10);
    expect(html).toContain('<del>删除：</del>文字');
    expect(html).toContain('<a href="https://example.com">https://example.com</a>，谢谢');
    expect(html).toContain('H<sub>2</sub>O x<sup>2</sup>');
    expect(html).toContain('[\\ce{H2O}]');
    expect(html).toContain('价格 $5 和 $10。');
  });
});

describe('a notebook in Chinese', () => {
  const name = 'chinese-text-and-formulas.ipynb';
  const page = [...renderNotebook({ name, bytes: fixture(`notebooks/${name}`) })].join('');
  const html = page.slice(page.indexOf('<main>'));

  it('has its formulas drawn, half-spaced ones too, in tables as well', () => {
    expect(html.match(/<math/g)).toHaveLength(4);
    expect(html).not.toMatch(/\$|mathcolor/);
  });

  it('has its emphasis and addresses as they are meant', () => {
    expect(html).toContain('<strong>第一步：</strong>整理数据。使用<strong>「训练集」</strong>和');
    expect(html).toContain('<del>旧：</del>新');
    expect(html).toContain('见<a href="https://example.com/a">https://example.com/a</a>，谢谢');
  });

  it('says which pictures it names and doesn’t hold, and what an animation was', () => {
    expect(html).toContain('（图片「模型结构」缺失：这里没有 img/model.png）');
    expect(html).toContain('（图片「损失」缺失：这里没有 img/loss.png）');
    expect(html).toContain('matplotlib 动画');
    expect(html).not.toContain('<img');
  });

  it('brings a font for its formulas, which no page without any asks for', () => {
    expect(page).toMatch(/@font-face \{ font-family: "STIX Two Math"[^}]*\/fonts\/stix-two-math/);
    expect(page).toContain('math { font-family: "STIX Two Math", math; }');
    expect(page).not.toMatch(/(?:html|body) \{[^}]*STIX/);
  });
});
