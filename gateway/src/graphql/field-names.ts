/** What the parts of a REST document are called in an input. */
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
  // Of several fields for one key, a refusal can't tell which was meant.
  node.parts.set(last, node.parts.has(last) ? fieldNames() : names);
};

const lowerFirst = (part: string): string => part.charAt(0).toLowerCase() + part.slice(1);

interface Place {
  names: FieldNames;
  /** The input's names on the way to it. */
  way: string[];
}

/** Where a key stands: in the document, or in an object within; rules name some by it alone. */
const placeOf = (names: FieldNames, key: string): Place | undefined => {
  if (names.parts.has(key)) return { names, way: [] };
  for (const part of names.parts.values()) {
    const found = part.isList ? undefined : placeOf(part, key);
    if (found) return { ...found, way: [...ownName(part), ...found.way] };
  }
  return undefined;
};

const ownName = ({ name }: FieldNames): string[] => (name === undefined ? [] : [name]);

/** The input's field, as a path, that a refusal of REST speaks of. */
export const inputFieldOf = (names: FieldNames, restField: string): string => {
  const steps = restField.split('.');
  const place = placeOf(names, steps[0] ?? '');
  const path = place?.way ?? [];
  let node = place?.names;
  for (const step of steps) {
    const isIndex = Boolean(node?.isList) && /^\d+$/.test(step);
    const part = isIndex ? node : node?.parts.get(step);
    path.push(...(part && !isIndex ? ownName(part) : [lowerFirst(step)]));
    // One value to who fills in the form, such as an upload: its parts have no names.
    if (part?.parts.size === 0 && !part.isList) break;
    node = part;
  }
  return path.join('.') || steps.map(lowerFirst).join('.');
};
