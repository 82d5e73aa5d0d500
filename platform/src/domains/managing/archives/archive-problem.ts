/** Fault of an archive, in Chinese, with the entry. */
export class ArchiveProblem extends Error {
  override name = 'ArchiveProblem';
}

export const refuseArchive = (message: string): never => {
  throw new ArchiveProblem(message);
};

/** Text of a name from outside, short and on one line. */
export const shownName = (name: string): string =>
  name.replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '').slice(0, 80);
