import { hashOf, randomOf } from '#lib/seed.ts';
import { toneOf } from './tones.ts';

const WIDTH = 640;
const HEIGHT = 360;

/** Pairs of sky and sea, as hue and hue: calm ones around our tide, with a warm one now and then. */
const palettes: [sky: string, sea: string, light: string][] = [
  ['#e3f4fb', '#0b7fab', '#8bcbed'],
  ['#e8f3ef', '#177d74', '#8fd0c4'],
  ['#ecebfa', '#4e5db4', '#a9b4ea'],
  ['#fdf0e4', '#b9684a', '#f0b48f'],
  ['#e9f0f8', '#2b5f93', '#93b9e0'],
  ['#f9eef3', '#a14b78', '#e2a7c4'],
  ['#eff5e6', '#5c8a3a', '#b4d394'],
  ['#fbf4e1', '#9a6f12', '#e6c46d'],
];

export interface WavePicture {
  sky: string;
  sea: string;
  light: string;
  /** Position and size of the sun or moon. */
  disc: { x: number; y: number; radius: number };
  /** Closed paths from the far wave to the near one, each with its opacity. */
  waves: { path: string; opacity: number }[];
}

const wave = (base: number, height: number, length: number, shift: number) => {
  const points = Array.from({ length: 9 }, (_, index) => {
    const x = (index / 8) * WIDTH;
    return { x, y: base + Math.sin((x / length) * Math.PI * 2 + shift) * height };
  });
  const curve = points.slice(1).map(({ x, y }, index) => {
    const before = points[index] ?? { x, y };
    const middle = ((before.x + x) / 2).toFixed(0);
    return `C${middle} ${before.y.toFixed(0)} ${middle} ${y.toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)}`;
  });
  const [first] = points;
  return `M0 ${(first?.y ?? base).toFixed(0)}${curve.join('')}V${HEIGHT}H0Z`;
};

/** The picture of a thing without one: the same for the same id, in a 640 × 360 view box. */
export const wavesOf = (id: string, tone = toneOf(id)): WavePicture => {
  const seed = hashOf(id);
  const random = randomOf(seed);
  const [sky, sea, light] = palettes[tone] ?? ['#e3f4fb', '#0b7fab', '#8bcbed'];
  const disc = {
    x: Math.round(WIDTH * (0.62 + random() * 0.28)),
    y: Math.round(HEIGHT * (0.2 + random() * 0.16)),
    radius: Math.round(28 + random() * 34),
  };
  const waves = [0.22, 0.34, 0.52, 0.86].map((opacity, index) => ({
    opacity,
    path: wave(
      HEIGHT * (0.52 + index * 0.13),
      10 + random() * 22,
      WIDTH * (0.55 + random() * 0.8),
      random() * Math.PI * 2,
    ),
  }));
  return { sky, sea, light, disc, waves };
};
