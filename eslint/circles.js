import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');
const FOLDERS = ['schema', 'server', 'gateway/src', 'platform/src', 'web/src'];

const sources = () =>
  FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.includes('node_modules'))
      .map((name) => path.join(root, folder, name)),
  );

const folderOf = (file) =>
  FOLDERS.map((folder) => path.join(root, folder)).find((folder) =>
    file.startsWith(folder + path.sep),
  );

/** The file that an import names: beside the importing file, or `#` from its layer's root. */
const resolved = (file, source) =>
  source.startsWith('#')
    ? path.join(folderOf(file), source.slice(1))
    : path.resolve(path.dirname(file), source);

/** Files of its own layer that a file imports: types too, without those loaded only when needed. */
const importsOf = (file) =>
  [...readFileSync(file, 'utf8').matchAll(/^(?:import|export)\b[^;]*?from '([.#][^']+)';/gm)]
    .map(([, source]) => resolved(file, source))
    .filter(existsSync);

/** Each file's own circle, as the files in it (Tarjan's strongly connected components). */
const circlesOf = (graph) => {
  const circles = new Map();
  const seen = new Map();
  const stack = [];
  const visit = (file) => {
    const place = { index: seen.size, low: seen.size, open: true };
    seen.set(file, place);
    stack.push(file);
    for (const next of graph.get(file) ?? []) {
      const known = seen.get(next);
      if (!known) place.low = Math.min(place.low, visit(next).low);
      else if (known.open) place.low = Math.min(place.low, known.index);
    }
    if (place.low === place.index) {
      const members = stack.splice(stack.indexOf(file));
      for (const member of members) seen.get(member).open = false;
      if (members.length > 1) for (const member of members) circles.set(member, members);
    }
    return place;
  };
  for (const file of graph.keys()) if (!seen.has(file)) visit(file);
  return circles;
};

let circles;

/** Files that import each other, types included: none can be read or moved without the others. */
export const noCircles = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    Program: (node) => {
      circles ??= circlesOf(new Map(sources().map((file) => [file, importsOf(file)])));
      const circle = circles.get(context.filename);
      if (!circle) return;
      const names = circle.map((file) => path.relative(root, file)).join(', ');
      context.report({ node, message: `These files import each other in a circle: ${names}` });
    },
  }),
};
