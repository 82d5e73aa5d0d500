// Makes the icons of web/public out of its favicon.svg: `npm run icons`, after that has changed.
import { readFile, writeFile } from 'node:fs/promises';
import { launchBrowser } from '../tests/support/browser.ts';

const folder = new URL('../web/public/', import.meta.url);
const svg = await readFile(new URL('favicon.svg', folder), 'utf8');

/**
 * The picture on a ground without round corners, which platforms cut by a shape of their own;
 * `share` is how much of the width the drawing takes.
 */
const fullBleed = (share: number): string =>
  svg
    .replace(/ rx="\d+"/, '')
    .replace(
      /(<rect[^>]*>)(.*)(<\/svg>)/s,
      `$1<g transform="translate(16 16) scale(${share}) translate(-16 -16)">$2</g>$3`,
    );

/** An ICO file of PNG pictures, each with its width (at most 255). */
const ico = (pictures: { size: number; png: Buffer }[]): Buffer => {
  const [headBytes, entryBytes] = [6, 16];
  const head = Buffer.alloc(headBytes + entryBytes * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const at = headBytes + entryBytes * index;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
};

const browser = await launchBrowser();
const page = await browser.newPage();
const draw = async (picture: string, size: number): Promise<Buffer> => {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${picture}`,
  );
  return page.screenshot({ omitBackground: true });
};
const write = (name: string, content: Buffer) => writeFile(new URL(name, folder), content);

await write('icon-192.png', await draw(svg, 192));
await write('icon-512.png', await draw(svg, 512));
// At least the middle four fifths of a maskable icon are seen.
await write('icon-maskable-512.png', await draw(fullBleed(0.75), 512));
await write('apple-touch-icon.png', await draw(fullBleed(0.9), 180));
const small = [];
for (const size of [16, 32, 48]) small.push({ size, png: await draw(svg, size) });
await write('favicon.ico', ico(small));
await browser.close();
