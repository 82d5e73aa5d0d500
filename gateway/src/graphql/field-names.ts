/** Names of the parts of a REST document in an input. */
export interface FieldNames {
  /** Undefined for a part that the input doesn't have, or has under several names. */
  name: string | undefined;
  isList: boolean;
  parts: Map<string, FieldNames>;
}

export const fieldNames = (name?: string): FieldNames => ({
  name,
  isList: false,
  parts: new Map(),
});

/** Puts names at a dotted key. */
export const putNames = (root: FieldNames, path: readonly string[], names: FieldNames): void => {
  let node = root;
  for (const step of path.slice(0, -1)) {
    const next = node.parts.get(step) ?? fieldNames();
    node.parts.set(step, next);
    node = next;
  }
  const last = path.at(-1) ?? '';
  // A refusal can't tell which of several fields with the same key was meant.
  node.parts.set(last, node.parts.has(last) ? fieldNames() : names);
};

const lowerFirst = (part: string): string => part.charAt(0).toLowerCase() + part.slice(1);

const ownName = ({ name }: FieldNames): string[] => (name === undefined ? [] : [name]);

/** The input's field, as a path, for the whole path that a refusal of REST names. */
export const inputFieldOf = (names: FieldNames, restField: string): string => {
  const path: string[] = [];
  let node: FieldNames | undefined = names;
  for (const step of restField.split('.')) {
    const isIndex: boolean = Boolean(node?.isList) && /^\d+$/.test(step);
    const part: FieldNames | undefined = isIndex ? node : node?.parts.get(step);
    path.push(...(part && !isIndex ? ownName(part) : [lowerFirst(step)]));
    // One value to who fills in the form, such as an upload: its parts have no names.
    if (part?.parts.size === 0 && !part.isList) break;
    node = part;
  }
  return path.join('.') || restField.split('.').map(lowerFirst).join('.');
};
