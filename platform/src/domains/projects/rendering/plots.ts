import { escapeHtml } from '@whaletide/server/escape-html.ts';
import { plotTitle } from './unshown.ts';
import { listOf, recordOf, textOf } from './values.ts';

/** Kinds of traces that are drawn; maps and three dimensions would take another library. */
const DRAWN = new Set([
  'bar',
  'box',
  'contour',
  'heatmap',
  'histogram',
  'histogram2d',
  'histogram2dcontour',
  'image',
  'pie',
  'scatter',
  'scatterternary',
  'violin',
]);

/** Kinds that a browser's graphics card draws, and the kind that looks the same without one. */
const TYPE_WITHOUT_WEBGL: Record<string, string> = { scattergl: 'scatter', heatmapgl: 'heatmap' };

/** Characters of a plot's JSON; a larger one keeps its still picture, or its line. */
const MAX_CHARACTERS = 1_000_000;

const HEIGHTS = { usual: 450, least: 150, most: 1_200 };

const traceOf = (value: unknown): Record<string, unknown> => {
  const trace = recordOf(value);
  const type = textOf(trace.type) || 'scatter';
  return { ...trace, type: TYPE_WITHOUT_WEBGL[type] ?? type };
};

const heightOf = (layout: Record<string, unknown>): number => {
  const height = typeof layout.height === 'number' ? layout.height : HEIGHTS.usual;
  return Math.round(Math.min(Math.max(height, HEIGHTS.least), HEIGHTS.most));
};

/**
 * Puts a plot of Plotly around what stands in its place, as data that only the page around a
 * notebook draws; answers the place alone where it isn't one that can be drawn.
 */
export const withPlot = (data: Record<string, unknown>, place: string): string => {
  const plot = recordOf(data['application/vnd.plotly.v1+json']);
  const traces = listOf(plot.data).map(traceOf);
  if (traces.length === 0 || traces.some(({ type }) => !DRAWN.has(textOf(type)))) return place;
  const layout = recordOf(plot.layout);
  const json = JSON.stringify({ data: traces, layout });
  if (json.length > MAX_CHARACTERS) return place;
  const packed = Buffer.from(json).toString('base64');
  const title = escapeHtml(plotTitle(data));
  return `<div class="plot" data-height="${heightOf(layout)}" data-title="${title}" data-plotly="${packed}">${place}</div>`;
};
