/**
 * Version of the readers of files. Raised where a file is read as something else than before: a
 * preview by an older version is made again when it is looked at.
 */
export const READER_VERSION = 1;
