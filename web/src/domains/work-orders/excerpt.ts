import { plainText } from '@whaletide/schema/shared/markdown/plain-text.ts';

const PICTURE = /!\[[^\]]{0,300}\]\([^)]{0,2000}\)/g;

/** A work order in one line, for lists: its text without marks, and where its pictures are. */
export const excerpt = (markdown: string): string =>
  plainText(markdown.replace(PICTURE, ' [图片] '));
