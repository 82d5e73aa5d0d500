import { buffer } from 'node:stream/consumers';
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';

/** The files of an archive by their names, in its order; fails where it is none, or a sum is wrong. */
export const unzipped = async (archive: Buffer): Promise<Map<string, Buffer>> => {
  const file = await new Promise<ZipFile>((resolve, reject) => {
    fromBuffer(archive, { lazyEntries: true }, (error, opened) =>
      opened ? resolve(opened) : reject(error ?? new Error('no archive')),
    );
  });
  const contents = new Map<string, Buffer>();
  await new Promise<void>((resolve, reject) => {
    file.on('error', reject);
    file.on('end', resolve);
    file.on('entry', (entry: Entry) => {
      file.openReadStream(entry, (error, stream) => {
        if (!stream) return reject(error ?? new Error('no stream'));
        buffer(stream).then((content) => {
          contents.set(entry.fileName, content);
          file.readEntry();
        }, reject);
      });
    });
    file.readEntry();
  });
  return contents;
};
