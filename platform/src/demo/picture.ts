import { crc32, deflateSync } from 'node:zlib';
import { dice } from './random.ts';

const WIDTH = 640;
const HEIGHT = 360;

type Colour = readonly [number, number, number];

/** Sky, then one colour a wave, the nearest last. */
const palettes: readonly [Colour, Colour, Colour, Colour][] = [
  [
    [222, 241, 249],
    [120, 193, 221],
    [46, 143, 184],
    [11, 94, 130],
  ],
  [
    [253, 240, 224],
    [244, 190, 140],
    [214, 125, 92],
    [128, 66, 74],
  ],
  [
    [231, 245, 236],
    [143, 208, 174],
    [62, 153, 118],
    [19, 92, 80],
  ],
  [
    [237, 235, 250],
    [176, 168, 226],
    [112, 104, 184],
    [60, 54, 120],
  ],
];

/** One part of a PNG: its length, its type, its bytes and their checksum. */
const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
};

/** A picture of waves as a PNG of four colours, the same for the same number. */
export const demoPicture = (number: number): Buffer => {
  const { next } = dice(9_000 + number);
  const palette = palettes[number % palettes.length]?.flat() ?? [];
  const waves = [1, 2, 3].map((layer) => ({
    base: HEIGHT * (0.3 + layer * 0.16),
    height: 14 + next() * 30,
    length: 90 + next() * 120,
    phase: next() * 6.3,
  }));
  const crests = waves.map(({ base, height, length, phase }) =>
    Array.from({ length: WIDTH }, (_, x) => base + height * Math.sin(x / length + phase)),
  );
  // Each line begins with its filter, none; a pixel is the index of the nearest wave over it.
  const pixels = Buffer.alloc((WIDTH + 1) * HEIGHT);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const wave = crests.findLastIndex((crest) => y >= (crest[x] ?? HEIGHT));
      pixels[y * (WIDTH + 1) + 1 + x] = wave + 1;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  // Eight bits a pixel, by palette.
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette)),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};
