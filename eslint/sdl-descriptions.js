const WIDTH = 100;

/** Descriptions that fit one line are written in one line: `"Pages in all."`. */
export const inlineDescriptions = {
  meta: {
    type: 'layout',
    fixable: 'code',
    schema: [],
    messages: { inline: 'Write this description in one line, between single quotation marks.' },
  },
  create: ({ report }) => {
    const check = ({ description }) => {
      if (!description?.block) return;
      const text = description.value.trim();
      const width = description.loc.start.column + text.length + 2;
      if (/["\\\n]/.test(text) || width > WIDTH) return;
      report({
        node: description,
        messageId: 'inline',
        fix: (fixer) => fixer.replaceText(description, `"${text}"`),
      });
    };
    return Object.fromEntries(
      [
        'ObjectTypeDefinition',
        'InputObjectTypeDefinition',
        'InterfaceTypeDefinition',
        'UnionTypeDefinition',
        'EnumTypeDefinition',
        'ScalarTypeDefinition',
        'DirectiveDefinition',
        'FieldDefinition',
        'InputValueDefinition',
        'EnumValueDefinition',
      ].map((kind) => [kind, check]),
    );
  },
};
