import { buffer } from 'node:stream/consumers';
import { RandomAccessReader } from 'yauzl';
import type { StoredFile } from './stored-file.ts';

export type Source = Pick<StoredFile, 'size' | 'open'>;

/**
 * Bytes that are fetched at once, so that an entry costs no call of the store: 500 with sensible
 * names.
 */
const WINDOW_BYTES = 1024 * 1024;

/** The end of the archive, its larger directory's place and that directory; no more is read. */
const MAX_FETCHES = 3;

/** Gives yauzl a stored file in few large parts, and no more of it than a listing is worth. */
export class ArchiveReader extends RandomAccessReader {
  /** Why the store couldn't give the file, which says nothing of the archive. */
  failure: unknown;
  readonly #file: Source;
  #window = Buffer.alloc(0);
  #start = 0;
  #fetches = 0;

  constructor(file: Source) {
    super();
    this.#file = file;
  }

  override read(
    target: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null) => void,
  ): void {
    this.#part(position, length).then(
      (part) => {
        part.copy(target, offset);
        callback(part.length < length ? new Error('The archive ends too early') : null);
      },
      (error: unknown) => {
        this.failure = error;
        callback(new Error('The archive cannot be read', { cause: error }));
      },
    );
  }

  async #part(position: number, length: number): Promise<Buffer> {
    const end = this.#start + this.#window.length;
    if (position < this.#start || position + length > end) await this.#fetch(position, length);
    const from = position - this.#start;
    return this.#window.subarray(from, from + length);
  }

  async #fetch(position: number, length: number): Promise<void> {
    const { size, open } = this.#file;
    this.#start = position;
    this.#window = Buffer.alloc(0);
    if (position >= size || this.#fetches >= MAX_FETCHES) return;
    this.#fetches += 1;
    const end = Math.min(position + Math.max(length, WINDOW_BYTES), size) - 1;
    this.#window = await buffer(await open({ start: position, end }));
  }
}
