import { describe, expect, it } from '@jest/globals';
import type { PageHead } from '#web/src/lib/page-render.ts';
import { headTags } from '#web/src/rendering/head-tags.tsx';

const site = { origin: 'https://tide.example', siteName: '鲸潮社区' };

/** The head as a browser reads it. */
const read = (head: PageHead, path = '/home/x', { origin, siteName } = site) => {
  const html = headTags(head, path, { origin, siteName });
  const document = new DOMParser().parseFromString(`<head>${html}</head>`, 'text/html');
  const meta = (name: string) =>
    document
      .querySelector(`meta[name="${name}"],meta[property="${name}"]`)
      ?.getAttribute('content') ?? null;
  const link = (rel: string) =>
    document.querySelector(`link[rel="${rel}"]`)?.getAttribute('href') ?? null;
  const things = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent) as unknown,
  );
  return { html, document, meta, link, things };
};

describe('a title', () => {
  it('is followed by the site’s name, which stands alone without one', () => {
    expect(read({ title: '比赛' }).document.title).toBe('比赛 - 鲸潮社区');
    expect(read({}).document.title).toBe('鲸潮社区');
    expect(read({}).meta('og:title')).toBe('鲸潮社区');
  });

  it('with markup in it stays text', () => {
    const title = '</title><script>alert(1)</script>"><img src=x onerror=alert(1)>&lt;';
    const { document, meta } = read({ title, description: title, jsonLd: () => [{ name: title }] });
    expect(document.title).toBe(`${title} - 鲸潮社区`);
    expect(meta('og:title')).toBe(title);
    expect(meta('description')).toBe(title);
    expect(document.querySelectorAll('img, script:not([type])')).toHaveLength(0);
    expect(document.body.innerHTML).toBe('');
  });

  it('has no character that shows nothing or turns the rest around', () => {
    const { document } = read({ title: 'a\u0000\u0007b\u202Ec\n\td\uD800' });
    expect(document.title).toBe('a b c d\uFFFD - 鲸潮社区');
  });

  it('is cut between characters where it is long, as a description is', () => {
    const { document, meta } = read({ title: '鲸'.repeat(200), description: '😀'.repeat(500) });
    expect(document.title).toBe(`${'鲸'.repeat(119)}… - 鲸潮社区`);
    expect(meta('description')).toBe(`${'😀'.repeat(159)}…`);
    expect(meta('og:description')).toBe(meta('description'));
  });
});

describe('an address', () => {
  it('is the one that the page names, on the site’s own origin', () => {
    expect(read({}, '/home/competition?tag=a%26b').link('canonical')).toBe(
      'https://tide.example/home/competition?tag=a%26b',
    );
    const { link, meta } = read({ canonical: '/home/competition/1' }, '/org/x/area/1');
    expect(link('canonical')).toBe('https://tide.example/home/competition/1');
    expect(meta('og:url')).toBe('https://tide.example/home/competition/1');
  });

  it('stays a path where the operator names no origin', () => {
    const nowhere = { ...site, origin: '' };
    const { link, meta, things } = read(
      { image: '/files/a.png', jsonLd: (absolute) => [{ url: absolute('/b') }] },
      '/home/x',
      nowhere,
    );
    expect(link('canonical')).toBe('/home/x');
    expect(meta('og:image')).toBe('/files/a.png');
    expect(things).toEqual([{ url: '/b' }]);
  });

  it.each<PageHead>([{ hidden: true }, { status: 404 }])(
    'is none for search engines: %j',
    (head) => {
      const { link, meta } = read(head);
      expect(link('canonical')).toBeNull();
      expect(meta('robots')).toBe('noindex');
    },
  );
});

describe('a picture', () => {
  it.each([
    ['/covers/sea/1.png', 'https://tide.example/covers/sea/1.png', '1200', '675'],
    [
      `/home/user/profile/${'a'.repeat(24)}/picture.png`,
      `https://tide.example/home/user/profile/${'a'.repeat(24)}/picture.png`,
      '1200',
      '630',
    ],
    ['/files/a.png', 'https://tide.example/files/a.png', null, null],
    ['https://img.example/a.png', 'https://img.example/a.png', null, null],
    [undefined, 'https://tide.example/icon-512.png', '512', '512'],
    ['http://[', 'https://tide.example/icon-512.png', '512', '512'],
    ['javascript:alert(1)', 'https://tide.example/icon-512.png', null, null],
  ])('%s is at %s', (image, address, width, height) => {
    const { meta } = read({ image });
    expect([meta('og:image'), meta('og:image:width'), meta('og:image:height')]).toEqual([
      address,
      width,
      height,
    ]);
  });

  it('is large in a preview where it is the page’s own', () => {
    expect(read({ image: '/files/a.png' }).meta('twitter:card')).toBe('summary_large_image');
    expect(read({}).meta('twitter:card')).toBe('summary');
  });
});

it('says when something was written', () => {
  const { meta } = read({ article: { published: '2026-01-01T00:00:00.000Z' } });
  expect([meta('og:type'), meta('article:published_time'), meta('article:modified_time')]).toEqual([
    'article',
    '2026-01-01T00:00:00.000Z',
    null,
  ]);
  expect(read({}).meta('og:type')).toBe('website');
});

it('says a thing once, however often a part of the page has said it', () => {
  const { things } = read({ jsonLd: () => [{ a: 1 }, { a: 1 }, { b: '</script><!--' }] });
  expect(things).toEqual([{ a: 1 }, { b: '</script><!--' }]);
});
