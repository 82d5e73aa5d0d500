import { pictureAddress } from './pictures.ts';

/** Frames of an animation as matplotlib writes them (`to_jshtml`), each a picture within a script. */
const FRAME = /\bframes\[\d{1,6}\] = "data:(image\/(?:png|jpeg));base64,/g;

/** An animation that only a script would play. */
export interface Animation {
  frames: number;
  /** Address of its first frame as a picture; null where it has none that can be shown. */
  first: string | null;
}

/** The animation of matplotlib in a piece of HTML. */
export const animationIn = (html: string): Animation => {
  const frames = [...html.matchAll(FRAME)];
  const [first] = frames;
  if (!first) return { frames: 0, first: null };
  const start = first.index + first[0].length;
  const end = html.indexOf('"', start);
  // Its lines end with the backslash by which a script goes on.
  const bytes = html.slice(start, end === -1 ? start : end).replaceAll(/\\\r?\n/g, '');
  return {
    frames: frames.length,
    first: bytes === '' ? null : pictureAddress(first[1] ?? '', bytes),
  };
};
