const WIDTH = 560;
const HEIGHT = 320;
const MARGIN = { left: 56, right: 16, top: 16, bottom: 44 };
const COLOURS = ['#0b7fab', '#d97706', '#3f8f5b', '#7c5cc4'];

export interface Series {
  name: string;
  points: [x: number, y: number][];
}

const rangeOf = (values: readonly number[]): [number, number] => {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const room = (high - low || 1) * 0.05;
  return [low - room, high + room];
};

const label = (value: number): string => String(Math.round(value * 10) / 10);

/** A frame with five lines each way, and the place of a value in it. */
const frame = (xs: [number, number], ys: [number, number], names: { x: string; y: string }) => {
  const { left, right, top, bottom } = MARGIN;
  const x = (value: number) =>
    Math.round((left + ((value - xs[0]) / (xs[1] - xs[0])) * (WIDTH - left - right)) * 10) / 10;
  const y = (value: number) =>
    Math.round(
      (HEIGHT - bottom - ((value - ys[0]) / (ys[1] - ys[0])) * (HEIGHT - top - bottom)) * 10,
    ) / 10;
  const steps = [0, 1, 2, 3, 4].map((step) => step / 4);
  const lines = steps.map((step) => {
    const across = xs[0] + step * (xs[1] - xs[0]);
    const up = ys[0] + step * (ys[1] - ys[0]);
    return [
      `<text x="${x(across)}" y="${HEIGHT - bottom + 18}" text-anchor="middle">${label(across)}</text>`,
      `<line x1="${left}" x2="${WIDTH - right}" y1="${y(up)}" y2="${y(up)}" stroke="#dde5ea"/>`,
      `<text x="${left - 6}" y="${y(up) + 4}" text-anchor="end">${label(up)}</text>`,
    ].join('');
  });
  const titles = [
    `<text x="${(left + WIDTH - right) / 2}" y="${HEIGHT - 8}" text-anchor="middle">${names.x}</text>`,
    `<text x="14" y="${(top + HEIGHT - bottom) / 2}" text-anchor="middle" transform="rotate(-90 14 ${(top + HEIGHT - bottom) / 2})">${names.y}</text>`,
  ];
  return { x, y, parts: [...lines, ...titles] };
};

const svg = (parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" font-family="sans-serif" font-size="12" fill="#33424e"><rect width="100%" height="100%" fill="#fff"/>${parts.join('')}</svg>`;

const legend = (series: readonly Series[]): string[] =>
  series.map(
    ({ name }, index) =>
      `<g transform="translate(${MARGIN.left + 12 + index * 110} ${MARGIN.top + 6})"><circle r="4" fill="${COLOURS[index % 4] ?? ''}"/><text x="9" y="4">${name}</text></g>`,
  );

interface Plot {
  series: readonly Series[];
  x: string;
  y: string;
}

/** One dot a point, a colour a series. */
export const scatterChart = ({ series, x: xName, y: yName }: Plot): string => {
  const all = series.flatMap(({ points }) => points);
  const { x, y, parts } = frame(
    rangeOf(all.map(([value]) => value)),
    rangeOf(all.map(([, value]) => value)),
    { x: xName, y: yName },
  );
  const dots = series.flatMap(({ points }, index) =>
    points.map(
      ([a, b]) =>
        `<circle cx="${x(a)}" cy="${y(b)}" r="3" fill="${COLOURS[index % 4] ?? ''}" fill-opacity=".7"/>`,
    ),
  );
  return svg([...parts, ...dots, ...legend(series)]);
};

/** One line a series, its points in their order. */
export const lineChart = ({ series, x: xName, y: yName }: Plot): string => {
  const all = series.flatMap(({ points }) => points);
  const { x, y, parts } = frame(
    rangeOf(all.map(([value]) => value)),
    rangeOf(all.map(([, value]) => value)),
    { x: xName, y: yName },
  );
  const lines = series.map(
    ({ points }, index) =>
      `<polyline fill="none" stroke-width="2" stroke="${COLOURS[index % 4] ?? ''}" points="${points.map(([a, b]) => `${x(a)},${y(b)}`).join(' ')}"/>`,
  );
  return svg([...parts, ...lines, ...legend(series)]);
};
