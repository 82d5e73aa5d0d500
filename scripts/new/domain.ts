import type { Changes } from './changes.ts';
import { addBefore, addSorted, addToBlock } from './lists.ts';
import { type Names, NewError } from './names.ts';
import { gatewayFiles } from './templates/gateway.ts';
import { platformFiles } from './templates/platform.ts';
import { schemaFiles } from './templates/schema.ts';
import { testFiles } from './templates/tests.ts';
import { webFiles } from './templates/web.ts';

const addLists = (changes: Changes, { folder, many, one }: Names): void => {
  changes.change('schema/domains.ts', (text) =>
    addToBlock(
      addSorted(
        text,
        /^import .* from '\.\/domains\//,
        `import { ${many} } from './domains/${folder}/domain.ts';`,
      ),
      /^export const domains: /,
      /^\];/,
      `  ${many},`,
    ),
  );
  for (const layer of ['platform', 'gateway'])
    changes.change(`${layer}/src/domains/list.ts`, (text) =>
      addSorted(text, /^export \{/, `export { ${many} } from './${folder}/index.ts';`),
    );
  changes.change('web/src/routes.ts', (text) =>
    addToBlock(
      addSorted(
        text,
        /^import \{ \w+Routes \} from '\.\/domains\//,
        `import { ${one}Routes } from './domains/${folder}/routes.ts';`,
      ),
      /^ {2}\.\.\.\w+Routes,$/,
      /^ {2}\/\/ The part after the hash/,
      `  ...${one}Routes,`,
    ),
  );
  changes.change('web/src/moved-routes.ts', (text) =>
    addSorted(text, /^ {2}'user\//, `  'user/${folder}',`),
  );
  changes.change('tests/contract/rest/cases.ts', (text) =>
    addBefore(
      text,
      // Its member is signed out from here on.
      /^ {2}\['account\.signOutEverywhere'/,
      `  ['${many}.create', () => ({ body: { Name: '第一个' } })],\n` +
        `  ['${many}.own', () => ({ query: { page: 1, perPage: 20 } })],`,
    ),
  );
};

/** Makes a domain in every layer: a list of the member's own rows, and a way to add one. */
export const newDomain = (changes: Changes, names: Names): void => {
  const { many, One } = names;
  if (
    new RegExp(`\\b(?:type|input|enum) ${One}(?:Page)?\\b`).test(
      changes.read('schema/schema.graphql'),
    )
  )
    throw new NewError(`The schema has a type ${One} already.`);
  if (new RegExp(`\\b${many}\\b`).test(changes.read('schema/domains.ts')))
    throw new NewError(`The domain ${many} exists already.`);
  changes.make({
    ...schemaFiles(names),
    ...platformFiles(names),
    ...gatewayFiles(names),
    ...webFiles(names),
    ...testFiles(names),
  });
  addLists(changes, names);
};
