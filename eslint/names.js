/** Words that say nothing alone: what was done to what, or where something is. */
const BARE =
  /^(?:[a-z]+(?<!n|s|e)ed|kept|found|told|shown|given|made|taken|written|done|there|alike|doing|within|without|outside)$/;

const namesOf = (declaration) =>
  declaration.type === 'VariableDeclaration'
    ? declaration.declarations.map(({ id }) => id)
    : [declaration.id];

/** Exported functions and constants are named for what they are where they are imported. */
export const tellingNames = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { bare: 'Say what is {{name}}: this name is read alone where it is imported.' },
  },
  create: ({ report }) => ({
    'ExportNamedDeclaration[declaration.type=/^(VariableDeclaration|FunctionDeclaration)$/]': ({
      declaration,
    }) => {
      for (const id of namesOf(declaration))
        if (id?.type === 'Identifier' && BARE.test(id.name))
          report({ node: id, messageId: 'bare', data: { name: id.name } });
    },
  }),
};
