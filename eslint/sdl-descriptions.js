import { plainWordsMessage, RELATIVE, stumblingIn } from './wording.js';

const WIDTH = 100;

/** Calls back with each description, and the node that it describes. */
const eachDescription = (check) =>
  Object.fromEntries(
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
    ].map((kind) => [kind, ({ description }) => description && check(description)]),
  );

/** Descriptions that fit one line are written in one line: `"Pages in all."`. */
export const inlineDescriptions = {
  meta: {
    type: 'layout',
    fixable: 'code',
    schema: [],
    messages: { inline: 'Write this description in one line, between single quotation marks.' },
  },
  create: ({ report }) =>
    eachDescription((description) => {
      if (!description.block) return;
      const text = description.value.trim();
      const width = description.loc.start.column + text.length + 2;
      if (/["\\\n]/.test(text) || width > WIDTH) return;
      report({
        node: description,
        messageId: 'inline',
        fix: (fixer) => fixer.replaceText(description, `"${text}"`),
      });
    }),
};

/** Descriptions are read one at a time, and say by themselves what they describe. */
export const tellingDescriptions = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      opening: 'Begin with a noun, as “Time of …”, or a verb, not with “{{word}}”.',
      plainer: plainWordsMessage,
    },
  },
  create: ({ report }) =>
    eachDescription((description) => {
      const word = RELATIVE.exec(description.value.trim())?.[0];
      if (word) report({ node: description, messageId: 'opening', data: { word } });
      for (const data of stumblingIn(description.value))
        report({ node: description, messageId: 'plainer', data });
    }),
};
