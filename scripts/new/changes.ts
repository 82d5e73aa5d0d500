import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { NewError } from './names.ts';

/** Files to be made and changed, all worked out before the first is written. */
export class Changes {
  readonly #root: string;
  readonly #files = new Map<string, string>();
  readonly #made: string[] = [];

  constructor(root: string) {
    this.#root = root;
  }

  get made(): readonly string[] {
    return this.#made;
  }

  get changed(): string[] {
    return [...this.#files.keys()].filter((file) => !this.#made.includes(file));
  }

  read(file: string): string {
    return this.#files.get(file) ?? readFileSync(join(this.#root, file), 'utf8');
  }

  /** Makes files. @throws NewError where one exists */
  make(files: Readonly<Record<string, string>>): void {
    for (const [file, text] of Object.entries(files)) {
      if (existsSync(join(this.#root, file))) throw new NewError(`${file} exists already.`);
      this.#files.set(file, text);
      this.#made.push(file);
    }
  }

  /** Changes a file. @throws NewError with its name where the place for it isn't found */
  change(file: string, how: (text: string) => string): void {
    try {
      this.#files.set(file, how(this.read(file)));
    } catch (error) {
      if (error instanceof NewError) throw new NewError(`${file} ${error.message}.`);
      throw error;
    }
  }

  write(): void {
    for (const [file, text] of this.#files) {
      mkdirSync(dirname(join(this.#root, file)), { recursive: true });
      writeFileSync(join(this.#root, file), text);
    }
  }
}
