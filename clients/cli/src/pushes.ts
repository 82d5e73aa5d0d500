import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import type { UploadedFile } from './upload.ts';

/** Files that have come already, though no version has them yet: by their SHA-256. */
export class UnpublishedFiles {
  readonly #file: string;
  readonly #known: Record<string, UploadedFile>;

  /** @param folder the user's settings @param of what they are for: a site and a dataset */
  constructor(folder: string, of: string) {
    this.#file = `${folder}/push-${createHash('sha256').update(of).digest('hex').slice(0, 16)}.json`;
    this.#known = existsSync(this.#file)
      ? (JSON.parse(readFileSync(this.#file, 'utf8')) as Record<string, UploadedFile>)
      : {};
  }

  get(hash: string): UploadedFile | undefined {
    return this.#known[hash];
  }

  add(hash: string, file: UploadedFile): void {
    this.#known[hash] = file;
    writeFileSync(this.#file, JSON.stringify(this.#known), { mode: 0o600 });
  }

  clear(): void {
    rmSync(this.#file, { force: true });
  }
}
