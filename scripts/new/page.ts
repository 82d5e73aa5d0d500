import type { Changes } from './changes.ts';
import { addSorted, addToBlock } from './lists.ts';
import { checkChinese, kebabOf, NewError, pascalCase } from './names.ts';
import { type NewPage, pageFiles } from './templates/page.ts';

const PATH = /^user(?:\/[a-z][a-z0-9-]*)+$/;

/**
 * Adds a member's page without content to a domain of web, with its lines in the lists of routes,
 * and a test.
 *
 * @throws NewError where the domain has no routes, or a name or path can't be used
 */
export const newPage = (changes: Changes, { domain, path, chinese }: NewPage): void => {
  if (!PATH.test(path))
    throw new NewError(`“${path}” is no path of members below /home, as user/reading-goals is.`);
  checkChinese(chinese);
  const name = kebabOf(path);
  const component = `${pascalCase(name)}Page`;
  const routes = `web/src/domains/${domain}/routes.ts`;
  changes.make(pageFiles({ domain, path, chinese, component }));
  changes.change(routes, (text) =>
    addToBlock(
      text,
      /^export const \w+Routes: PageRoute\[\] = \[$/,
      /^\];/,
      [
        '  {',
        `    path: 'home/${path}',`,
        `    handle: { name: '${name}', title: '${chinese}' },`,
        '    guard: requireMember,',
        `    lazy: lazyPage(() => import('./pages/${component}/${component}.tsx')),`,
        '  },',
      ].join('\n'),
    ),
  );
  changes.change(routes, importGuard);
  changes.change('web/src/moved-routes.ts', (text) =>
    addSorted(text, /^ {2}'[a-z]/, `  '${path}',`),
  );
};

/** Adds the import of the guard for members where a list of routes has none. */
const importGuard = (text: string): string => {
  if (/\brequireMember\b[^;]*from/.test(text)) return text;
  const from = /^import \{ (.+) \} from '(.+\/require-member\.ts)';$/m;
  if (from.test(text))
    return text.replace(from, (_, names: string, source: string) => {
      const all = [...names.split(', '), 'requireMember'].sort();
      return `import { ${all.join(', ')} } from '${source}';`;
    });
  const lines = text.split('\n');
  const last = lines.findLastIndex((line) => line.startsWith('import '));
  const guard = "import { requireMember } from '../account/components/Viewer/require-member.ts';";
  return lines.toSpliced(last + 1, 0, guard).join('\n');
};
