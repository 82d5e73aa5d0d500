/**
 * Types of the documents behind an interface or a union, noted as each is loaded: a REST document
 * doesn't say of which type it is.
 */
export class NamedTypes<Name extends string> {
  readonly #names = new WeakMap<object, Name>();

  /** Notes a document's type, and answers the document. */
  note<Document extends object>(document: Document | null, type: Name): Document | null {
    if (document) this.#names.set(document, type);
    return document;
  }

  /** Answers the type that was noted, as `__resolveType` does. */
  readonly of = (document: object): Name | null => this.#names.get(document) ?? null;
}
