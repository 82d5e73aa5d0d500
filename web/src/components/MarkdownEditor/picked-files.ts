import type { ClipboardEvent, DragEvent } from 'react';

/** Pictures that were pasted. A text that brings a picture of itself, as Word's does, stays text. */
export const pastedPictures = ({ clipboardData }: ClipboardEvent): File[] =>
  clipboardData.types.includes('text/plain')
    ? []
    : [...clipboardData.files].filter(({ type }) => type.startsWith('image/'));

/** Tells whether files are dragged, which a browser would open in place of the page. */
export const bringsFiles = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer.types.includes('Files');
