/** The element that says which built files a rendered page goes on with; start.js reads it, too. */
export const FILES_ELEMENT = 'page-files';

export interface PageFiles {
  /** Addresses, each behind those that it imports. */
  scripts: string[];
  styles: string[];
  /** The source files of the lazy parts on the page, from web's folder on. */
  parts: readonly string[];
}
