import { describe, expect, it } from '@jest/globals';
import { codeMail } from '#platform/src/mail/code-mail.ts';
import { layOut } from '#platform/src/mail/layout.ts';
import { markdownForMail } from '#platform/src/mail/markdown.ts';

const site = { name: '鲸潮<社区>', url: 'https://whale.example' };

describe('the look of all mails', () => {
  const { html, text } = layOut(site, {
    subject: '题<目>',
    heading: '标<题>',
    parts: [
      { lines: [{ text: '段落' }] },
      { title: '列表', isList: true, lines: [{ text: '一项', path: '/home/column/1?a=1&b=2' }] },
    ],
    button: { text: '去看看', path: '/home' },
    reason: '你订阅了它',
    feet: [{ text: '退订', path: '/home/unsubscribe?token=t' }],
  });

  it('is one table of 600 px in Chinese, with a title, a viewport and a dark scheme', () => {
    for (const part of [
      '<html lang="zh-CN">',
      '<title>题&lt;目&gt;</title>',
      'name="viewport" content="width=device-width',
      'max-width:600px',
      'prefers-color-scheme:dark',
      'overflow-wrap:anywhere',
    ])
      expect(html).toContain(part);
    expect(html).not.toMatch(/<script|<img|<link|url\(/);
  });

  it('escapes what it is given, and draws lists whose links are the colour of text', () => {
    expect(html).toContain('标&lt;题&gt;');
    expect(html).toContain('鲸潮&lt;社区&gt;');
    expect(html).toMatch(
      /<a href="https:\/\/whale\.example\/home\/column\/1\?a=1&amp;b=2" class="c-text"[^>]*>一项<\/a>/,
    );
  });

  it('has the same content as text', () => {
    expect(text).toBe(
      [
        '标<题>',
        '',
        '段落',
        '',
        '【列表】',
        '一项',
        '  https://whale.example/home/column/1?a=1&b=2',
        '',
        '去看看',
        '  https://whale.example/home',
        '',
        '————',
        '你收到这封邮件，因为你订阅了它。',
        '鲸潮<社区>：https://whale.example',
        '退订：https://whale.example/home/unsubscribe?token=t',
      ].join('\n'),
    );
  });

  it('has nothing to follow where the site has no address', () => {
    const bare = layOut(
      { ...site, url: undefined },
      {
        subject: '题目',
        heading: '标题',
        parts: [{ lines: [{ text: '一项', path: '/home' }] }],
        button: { text: '去看看', path: '/home' },
        reason: '你订阅了它',
        feet: [{ text: '退订', path: '/x' }],
      },
    );
    expect(bare.html).not.toContain('href');
    expect(bare.text).not.toContain('undefined');
  });
});

describe('a code', () => {
  it.each([
    ['signUp', '注册'],
    ['recovery', '找回密码'],
    ['email', '绑定邮箱'],
    ['protection', '身份验证'],
  ] as const)('of %s says so in its subject, and stands alone', (purpose, title) => {
    const { subject, html, text } = codeMail({ code: '012345', purpose }, site);
    expect(subject).toBe(`鲸潮<社区>${title}验证码`);
    expect(html).toMatch(/<p [^>]*font:700 32px[^>]*>012345<\/p>/);
    expect(text).toContain('\n\n    012345\n\n');
  });
});

describe('Markdown of members', () => {
  const drawn = (source: string) =>
    markdownForMail(source, site.url).replaceAll(/ (class|style)="[^"]*"/g, '');

  it.each([
    ['**注意：**请先报名', '<p><strong>注意：</strong>请先报名</p>'],
    ['第一行\n第二行', '<p>第一行<br />\n第二行</p>'],
    [
      '见https://example.com，谢谢。',
      '<p>见<a href="https://example.com">https://example.com</a>，谢谢。</p>',
    ],
    ['[公告](/home/column/1)', '<p><a href="https://whale.example/home/column/1">公告</a></p>'],
    ['![图](https://example.com/a.png)', '<p><a href="https://example.com/a.png">图</a></p>'],
    ['[坏](javascript:alert(1))', '<p><a>坏</a></p>'],
    ['<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
    ['分数 $a_1*b_1<c$ 分', '<p>分数 <code>a_1*b_1&lt;c</code> 分</p>'],
    ['见\n$$\nE=mc^2\n$$', '<p>见<br />\n<code>E=mc^2</code></p>'],
    [
      '`H<sub>2</sub>O` 即 H<sub>2</sub>O',
      '<p><code>H&lt;sub&gt;2&lt;/sub&gt;O</code> 即 H<sub>2</sub>O</p>',
    ],
    [
      '<mark class="x">要点</mark>，按 <kbd>Ctrl</kbd><br>x<sup>2</sup>',
      '<p><mark>要点</mark>，按 <kbd>Ctrl</kbd><br />x<sup>2</sup></p>',
    ],
    ['<sub>没有结束', '<p><sub>没有结束</sub></p>'],
    ['#### 小标题', '<h3>小标题</h3>'],
    ['- 一\n- 二', '<ul>\n<li>一</li>\n<li>二</li>\n</ul>'],
  ])('%s', (source, html) => {
    expect(drawn(source)).toBe(html);
  });
});
