import { LRUCache } from 'lru-cache';

/** Classes of clients that push out one another's texts: made-up ones never a member's. */
export type CredentialClass = 'member' | 'visitor';

/** Bytes of UTF-16 for the texts of one class, some thousand operations. */
const BYTES = 4 * 1024 * 1024;
const BYTES_OF_A_SIGN = 2;

const bounded = () =>
  new LRUCache<string, string>({
    maxSize: BYTES,
    sizeCalculation: (text, id) => BYTES_OF_A_SIGN * (text.length + id.length),
  });

/** Texts of operations that clients have sent along with their hash, for those who send it alone. */
export class PersistedTexts {
  readonly #texts: Record<CredentialClass, LRUCache<string, string>> = {
    member: bounded(),
    visitor: bounded(),
  };

  /** The text of a SHA-256 in hex, of either class. */
  textOf(id: string): string | undefined {
    return this.#texts.member.get(id) ?? this.#texts.visitor.get(id);
  }

  /** @param id SHA-256 of the text, in hex, as checked */
  keep(of: CredentialClass, id: string, text: string): void {
    this.#texts[of].set(id, text);
  }
}
