/**
 * The content of a generated file without the type imports that nothing in it uses: where a
 * fragment of another file is unmasked, its fields are written out and its type is not.
 */
export const withoutUnusedImports = (_path: string, content: string): string =>
  content.replace(/^import type \{ (\w+) \} from '[^']*';\n/gm, (line, name: string) =>
    content.split(name).length > 2 ? line : '',
  );
