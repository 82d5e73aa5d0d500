import { dirname, join, relative } from 'node:path';

const SCHEMA = join('web', 'src', 'apollo', 'schema.generated');
const TYPES = /\bTypes\.\w/;
const TYPES_IMPORT = /^import type \* as Types from/m;

/**
 * The content of a generated file with the type imports that something in it uses: where a fragment
 * of another file is unmasked, its fields are written out, its type is not, and that its enums are
 * the schema's is forgotten.
 */
export const withUsedImports = (path: string, content: string): string => {
  const isUsed = (name: string) => content.split(new RegExp(`\\b${name}\\b`)).length > 2;
  const used = content.replace(
    /^import type \{ (\w+(?:, \w+)*) \} from '[^']*';\n/gm,
    (line, listed: string) => {
      const names = listed.split(', ').filter((name) => isUsed(name));
      return names.length > 0 ? line.replace(listed, names.join(', ')) : '';
    },
  );
  if (!TYPES.test(used) || TYPES_IMPORT.test(used)) return used;
  const at = path.indexOf(join('web', 'src'));
  const schema = relative(dirname(path.slice(at)), SCHEMA);
  return used.replace(/^import /m, `import type * as Types from '${schema}';\nimport `);
};
