import { renderToStaticMarkup } from 'react-dom/server';
import classes from '../components/Cover/Cover.module.css';
import { CoverDrawing } from '../components/Cover/CoverDrawing.tsx';
import type { MotifKind } from '../components/Cover/motif.ts';
import { wavesOf } from '../components/Cover/waves.ts';

const motifs: readonly string[] = [
  'picture',
  'text',
  'series',
  'scatter',
  'bars',
  'table',
] satisfies MotifKind[];
const isMotif = (name: string): name is MotifKind => motifs.includes(name);

/**
 * A drawn cover as an SVG of its own, by day, with all its colours in it.
 * @param motif one of the motifs; of any other name it is the sea
 */
export const coverSvg = (motif: string, id: string): string => {
  const { sky, sea, light } = wavesOf(id);
  const { line, dots, cell, disc } = classes;
  const style = [
    `.${classes.sky}{fill:${sky}}`,
    `.${classes.sea}{fill:${sea}}`,
    `.${disc}{fill:${light};opacity:.55}`,
    `.${line}{fill:none;stroke:${sea};stroke-width:5;stroke-linecap:round;stroke-linejoin:round}`,
    `.${dots}{fill:none;stroke:${sea};stroke-width:17;stroke-linecap:round}`,
    `.${cell}{fill:${sea}}`,
  ].join('');
  const drawing = renderToStaticMarkup(
    <CoverDrawing id={id} motif={isMotif(motif) ? motif : null} />,
  );
  return drawing.replace(
    /^<svg([^>]*)>/,
    `<svg xmlns="http://www.w3.org/2000/svg"$1><style>${style}</style>`,
  );
};
