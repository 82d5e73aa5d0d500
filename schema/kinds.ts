/**
 * Kinds of content, each by one name in code, database and GraphQL. What is commented on, searched
 * or told in feeds is a subset of these, named where it is used.
 */
export type Kind =
  | 'PROJECT'
  | 'DATASET'
  | 'COMPETITION'
  | 'MEMBER'
  | 'COLUMN'
  | 'POST'
  | 'REPLY'
  | 'COMMENT'
  | 'SNIPPET'
  | 'CHANNEL'
  | 'ACTIVITY'
  | 'WRITE_UP';

/** Words of REST's documents for kinds that the specification calls otherwise there. */
const wireWords = { PROJECT: 'LAB', MEMBER: 'USER', CHANNEL: 'ZONE' } as const;
type WireWords = typeof wireWords;
export type WireKind<K extends Kind> = K extends keyof WireWords ? WireWords[K] : K;

const wordOf = (kind: Kind): string =>
  kind in wireWords ? wireWords[kind as keyof WireWords] : kind;

/** Names a kind as REST's documents do. */
export const toWire = <K extends Kind>(kind: K): WireKind<K> => wordOf(kind) as WireKind<K>;

/** The words of REST for a list of kinds. */
export const wireKinds = <K extends Kind>(some: readonly K[]): WireKind<K>[] => some.map(toWire);

/** The kind among these that REST calls by this word. */
export const fromWire = <K extends Kind>(some: readonly K[], word: WireKind<K>): K => {
  const kind = some.find((each) => wordOf(each) === word);
  if (!kind) throw new Error(`No kind of content is called ${word}`);
  return kind;
};

/** Values of a GraphQL enum of these kinds: each with REST's word. */
export const wireEnum = <K extends Kind>(some: readonly K[]) =>
  Object.fromEntries(some.map((kind) => [kind, toWire(kind)])) as { [P in K]: WireKind<P> };
