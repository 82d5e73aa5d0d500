import { readFileSync } from 'node:fs';
import { GraphQLError } from 'graphql';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { codes } from './errors.ts';

/** An operation that a shipped client asks for by its id, the SHA-256 of its text in hex. */
interface KnownOperation {
  id: string;
  body: string;
}

const KnownOperation = Type.Object({ id: Type.String(), body: Type.String() });

/** As web's build writes it, and Apollo's own tools do: `earlier` has former builds'. */
const isManifest = Compile(
  Type.Object({
    operations: Type.Array(KnownOperation),
    earlier: Type.Optional(Type.Array(Type.Array(KnownOperation))),
  }),
);

/** Texts of the operations that shipped clients send, by their ids. */
export class KnownOperations {
  readonly #texts: ReadonlyMap<string, string>;
  readonly #bodies: ReadonlySet<string>;

  constructor(operations: readonly KnownOperation[]) {
    this.#texts = new Map(operations.map(({ id, body }) => [id, body]));
    this.#bodies = new Set(this.#texts.values());
  }

  /** Reads manifests. @throws Error for a file that is missing or isn't one */
  static read(files: readonly URL[]): KnownOperations {
    return new KnownOperations(
      files.flatMap((file) => {
        const manifest: unknown = JSON.parse(readFileSync(file, 'utf8'));
        if (!isManifest.Check(manifest)) throw new Error(`${file.pathname} is no manifest`);
        return [...manifest.operations, ...(manifest.earlier ?? []).flat()];
      }),
    );
  }

  textOf(id: string): string | undefined {
    return this.#texts.get(id);
  }

  /** True when a shipped client sends this very text. */
  includes(text: string): boolean {
    return this.#bodies.has(text);
  }

  texts(): Iterable<string> {
    return this.#bodies;
  }
}

/** The refusal of an operation that no shipped client sends, where browsers may send no other. */
export const notKnown = () =>
  new GraphQLError('本站点只接受已登记的操作', { extensions: { code: codes.notKnown } });
