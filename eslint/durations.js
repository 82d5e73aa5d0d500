/** Milliseconds of an hour and of a day, which have a name. */
const NAMED = new Map([
  [3_600_000, 'HOUR'],
  [86_400_000, 'DAY'],
]);
const HERE = 'shared/rules/time.ts';

/** Durations are named in one place, and imported from there. */
export const namedDurations = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { import: `Import {{name}} from ${HERE}.` },
  },
  create: ({ filename, report }) => {
    if (filename.endsWith(HERE)) return {};
    const refuse = (node, name) => report({ node, messageId: 'import', data: { name } });
    return {
      Literal: (node) => {
        if (NAMED.has(node.value)) refuse(node, NAMED.get(node.value));
      },
      'VariableDeclarator[id.name="MINUTE"][init.value=60000]': (node) => refuse(node, 'MINUTE'),
    };
  },
};
