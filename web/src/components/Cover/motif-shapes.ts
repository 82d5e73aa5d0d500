/** A part of a motif: how it is drawn, in a 640 × 360 view box. */
export interface Shape {
  drawn: 'cell' | 'line' | 'dots';
  path: string;
  opacity: number;
}

type Random = () => number;

const range = (length: number) => Array.from({ length }, (_, index) => index);
const box = (x: number, y: number, width: number, height: number) =>
  `M${Math.round(x)} ${Math.round(y)}h${Math.round(width)}v${Math.round(height)}h${-Math.round(width)}z`;

/** Paths by how strong their parts are, so that a picture of many cells is a few elements. */
const byStrength = (parts: readonly { path: string; strength: number }[]): Shape[] => {
  const levels = [0.16, 0.34, 0.56, 0.86];
  return levels.flatMap((opacity, level) => {
    const own = parts.filter(
      ({ strength }) => Math.min(levels.length - 1, Math.floor(strength * levels.length)) === level,
    );
    const path = own.map((part) => part.path).join('');
    return path ? [{ drawn: 'cell' as const, path, opacity }] : [];
  });
};

/** A line that climbs in waves, over what lies below it. */
export const seriesOf = (random: Random): Shape[] => {
  const [length, shift, climb] = [1.6 + random() * 2.2, random() * 6, 60 + random() * 90];
  const points = range(25).map((index) => {
    const wave = Math.sin((index / 24) * Math.PI * 2 * length + shift) * (26 + random() * 22);
    return `${16 + Math.round(index * 25.4)} ${Math.round(236 - (index / 24) * climb - wave)}`;
  });
  const line = `M${points.join('L')}`;
  return [
    { drawn: 'cell', path: `${line}V360H16z`, opacity: 0.2 },
    { drawn: 'line', path: line, opacity: 0.85 },
  ];
};

/** Three groups of points. */
export const dotsOf = (random: Random): Shape[] => {
  const spread = () => random() + random() + random() - 1.5;
  const turn = random() * Math.PI;
  return [0.9, 0.55, 0.28].map((opacity, group) => {
    const angle = turn + (group * Math.PI * 2) / 3;
    const [x, y] = [320 + Math.cos(angle) * 150, 180 + Math.sin(angle) * 78];
    const wide = 76 + random() * 40;
    const path = range(22)
      .map(() => `M${Math.round(x + spread() * wide)} ${Math.round(y + spread() * 62)}h.1`)
      .join('');
    return { drawn: 'dots', path, opacity };
  });
};

/** A distribution, whose middle is set off. */
export const barsOf = (random: Random): Shape[] => {
  const [middle, width] = [4.5 + random() * 6, 2.2 + random() * 1.8];
  return byStrength(
    range(15).map((index) => {
      const away = (index - middle) / width;
      const height = 26 + Math.exp((-away * away) / 2) * (190 + random() * 40) + random() * 18;
      const strength = Math.exp((-away * away) / 2);
      return { path: box(24 + index * 40, 324 - height, 32, height), strength };
    }),
  );
};

/** Columns of a table, darker where its values are larger. */
export const tableOf = (random: Random): Shape[] =>
  byStrength(
    range(7).flatMap((column) => {
      const weight = 0.3 + random() * 0.6;
      return range(7).map((row) => ({
        path: box(24 + column * 86, 28 + row * 44, 76, 34),
        strength: row === 0 ? 0.99 : random() * weight,
      }));
    }),
  );

/** Lines of words, some of them marked. */
export const linesOf = (random: Random): Shape[] =>
  byStrength(
    range(7).flatMap((line) => {
      const words: { path: string; strength: number }[] = [];
      const end = line === 6 ? 320 : 560;
      for (let x = 32; x < end;) {
        const width = 34 + random() * 92;
        const strength = random() < 0.22 ? 0.99 : 0.3;
        words.push({ path: box(x, 40 + line * 42, Math.min(width, 608 - x), 18), strength });
        x += width + 14;
      }
      return words;
    }),
  );

/** A picture of few pixels, with something in it. */
export const imageOf = (random: Random): Shape[] => {
  const [x, y, size] = [4 + random() * 8, 2 + random() * 5, 2.2 + random() * 1.6];
  return byStrength(
    range(9).flatMap((row) =>
      range(16).map((column) => {
        const away = Math.hypot(column - x, (row - y) * 1.15) / size;
        const strength = Math.exp(-away * away) * 0.85 + random() * 0.3;
        return { path: box(column * 40, row * 40, 39, 39), strength: Math.min(0.99, strength) };
      }),
    ),
  );
};
