import { PassThrough, pipeline, type Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A file of an archive whose size is known. */
export interface SizedEntry {
  /** With folders before it, apart by slashes. */
  name: string;
  date: Date;
  /** Bytes. */
  size: number;
  open: () => Promise<Readable>;
}

/** Opens a file when its turn has come, and tells the archive. */
type Taking = (
  entry: SizedEntry,
  take: (error: unknown, content: NodeJS.ReadableStream) => void,
) => void;

const archiveOf = (entries: readonly SizedEntry[], taking: Taking): ZipFile => {
  const archive = new ZipFile();
  for (const entry of entries) {
    const { name, date, size } = entry;
    archive.addReadStreamLazy(name, { mtime: date, compress: false, size }, (take) =>
      taking(entry, take),
    );
  }
  return archive;
};

/** Bytes that an archive of these files, none of them packed, will have. */
export const storedZipSize = (entries: readonly SizedEntry[]): number => {
  let size = 0;
  // None is opened: the archive is told its end before its beginning.
  archiveOf(entries, () => undefined).end(
    { forceZip64Format: false, comment: '' },
    (...[bytes]: number[]) => {
      size = bytes ?? 0;
    },
  );
  return size;
};

/**
 * A ZIP archive of files as they are, none packed, so that it is the same each time. It is made no faster
 * than it is taken and never held; what fails destroys it with the error, who destroys it ends the reading.
 */
export const storedZip = (entries: readonly SizedEntry[]): Readable => {
  const output = new PassThrough();
  let source: Readable | undefined;
  const archive = archiveOf(entries, ({ open }, take) => {
    open()
      .then((content) => {
        source = content;
        content.on('error', (error) => output.destroy(error));
        if (output.destroyed) content.destroy();
        else take(null, content);
      })
      .catch((error: Error) => output.destroy(error));
  });
  output.on('close', () => source?.destroy());
  archive.on('error', (error: Error) => output.destroy(error));
  pipeline(archive.outputStream, output, () => undefined);
  archive.end();
  return output;
};
