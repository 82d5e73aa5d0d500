import { PassThrough, pipeline, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** A file of an archive. */
export interface ZipEntry {
  /** With folders before it, apart by slashes. */
  name: string;
  date: Date;
  content: AsyncIterable<Buffer | string>;
}

/**
 * A ZIP archive, made no faster than it is taken and never held: each entry is asked for and read
 * when its turn has come. What fails destroys it with the error; who destroys it ends the reading.
 */
export const zip = (entries: AsyncIterable<ZipEntry>): Readable => {
  const archive = new ZipFile();
  const output = new PassThrough();
  let source: Readable | undefined;

  const add = ({ name, date, content }: ZipEntry): Promise<void> => {
    const own = Readable.from(content, { objectMode: false });
    source = own;
    const read = finished(own, { writable: false });
    archive.addReadStreamLazy(name, { mtime: date }, (take) => take(null, own));
    return read;
  };
  const addAll = async () => {
    for await (const entry of entries) {
      await add(entry);
      if (output.destroyed) return;
    }
    archive.end();
  };

  output.on('close', () => source?.destroy());
  archive.on('error', (error: Error) => output.destroy(error));
  pipeline(archive.outputStream, output, () => undefined);
  addAll().catch((error: Error) => output.destroy(error));
  return output;
};
