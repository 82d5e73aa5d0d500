import { motifOf } from './motif.ts';

const FOLDER = '/covers/';

/** In pixels, as large as link previews show pictures. */
export const COVER_SIZE = { width: 1200, height: 675 };

/** Gives the path of a thing's drawn cover as a PNG, for link previews; the server draws it. */
export const coverPath = (id: string, about: string): string =>
  `${FOLDER}${motifOf(about) ?? 'sea'}/${id}.png`;

export const isDrawnCover = (path: string): boolean => path.startsWith(FOLDER);
