import path from 'node:path';

const root = path.join(import.meta.dirname, '..');

/** Folders that `#…` names, from the files of a package: its `imports` in package.json. */
const aliases = {
  schema: { '#': 'schema' },
  server: { '#': 'server' },
  gateway: { '#': 'gateway/src' },
  platform: { '#': 'platform/src' },
  web: { '#': 'web/src' },
  '': {
    '@whaletide/schema/': 'schema',
    '@whaletide/server/': 'server',
    '#': '',
  },
};

/** The alias of a file as another file imports it; undefined where it has none. */
const aliasOf = (importer, file) => {
  const [top] = path.relative(root, importer).split(path.sep);
  const target = path.relative(root, file);
  for (const [alias, folder] of Object.entries(aliases[top] ?? aliases[''])) {
    const within = path.relative(folder, target);
    if (!within.startsWith('..')) return `${alias}${within.split(path.sep).join('/')}`;
  }
  return undefined;
};

/** Imports that climb two folders or more are written from the root of their package. */
export const noDeepImports = {
  meta: { type: 'layout', fixable: 'code', schema: [] },
  create: (context) => {
    const check = (source) => {
      if (typeof source?.value !== 'string' || !source.value.startsWith('../../')) return;
      const file = path.resolve(path.dirname(context.filename), source.value);
      const alias = aliasOf(context.filename, file);
      // A file beside the sources of a package has no name there.
      if (!alias && !source.value.startsWith('../../../')) return;
      context.report({
        node: source,
        message: `Import it as ${alias ?? 'a file of its package'}.`,
        fix: alias && ((fixer) => fixer.replaceText(source, `'${alias}'`)),
      });
    };
    return {
      ImportDeclaration: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
      TSImportType: (node) => check(node.source ?? node.argument?.literal),
    };
  },
};
