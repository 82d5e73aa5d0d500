/** The store has no such file, or not any more. */
export class FileMissing extends Error {
  override name = 'FileMissing';
}
