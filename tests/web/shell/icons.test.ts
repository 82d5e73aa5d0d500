import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { manifest } from '#gateway/src/http/crawlers/manifest.ts';

const web = new URL('../../../web/', import.meta.url);
const file = (path: string) => readFileSync(new URL(`public${path}`, web));
const page = readFileSync(new URL('index.html', web), 'utf8');

/** The width and height that a PNG says of itself. */
const sizeOf = (png: Buffer): string => {
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
};

it('each icon of the manifest is there in its size', () => {
  const { icons } = JSON.parse(manifest('鲸潮')) as { icons: { src: string; sizes: string }[] };
  const pictures = icons.filter(({ sizes }) => sizes !== 'any');
  expect(pictures).toHaveLength(3);
  for (const { src, sizes } of pictures) expect(sizeOf(file(src))).toBe(sizes);
});

it('a phone’s home screen has one without a hole in it', () => {
  const icon = file('/apple-touch-icon.png');
  expect(sizeOf(icon)).toBe('180x180');
  // Colour type 2: RGB without alpha.
  expect(icon.readUInt8(25)).toBe(2);
});

it('favicon.ico is an ICO file of three sizes', () => {
  const icon = file('/favicon.ico');
  expect([icon.readUInt16LE(0), icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([0, 1, 3]);
  const sizes = [0, 1, 2].map((index) => {
    const entry = 6 + 16 * index;
    const [bytes, offset] = [icon.readUInt32LE(entry + 8), icon.readUInt32LE(entry + 12)];
    expect(sizeOf(icon.subarray(offset, offset + bytes))).toBe(
      `${icon.readUInt8(entry)}x${icon.readUInt8(entry + 1)}`,
    );
    return icon.readUInt8(entry);
  });
  expect(sizes).toEqual([16, 32, 48]);
});

it('the page names its icons, its manifest and what can be followed', () => {
  const links = [...page.matchAll(/<link\s+rel="([\w-]+)"[^>]*?href="([^"]+)"/gs)];
  const named = links.map(([, rel, href]) => [rel, href]);
  for (const link of [
    ['icon', '/favicon.ico'],
    ['icon', '/favicon.svg'],
    ['apple-touch-icon', '/apple-touch-icon.png'],
    ['manifest', '/manifest.webmanifest'],
    ['alternate', '/home/competition/rss.xml'],
    ['alternate', '/home/column/rss.xml'],
  ])
    expect(named).toContainEqual(link);
});
