import { plainWordsMessage, RELATIVE, RELATIVE_INLINE, stumblingIn } from './wording.js';

/** Line comments, without those that go on from the line above. */
const inlineComments = (comments) =>
  comments
    .filter(({ type }) => type === 'Line')
    .filter(({ loc }, at, lines) => lines[at - 1]?.loc.start.line !== loc.start.line - 1);

/** A docstring begins with a verb (of a function) or a noun (of everything else). */
export const openings = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      opening: 'Begin with a verb, as “Counts …”, or a noun, as “Rows of …”, not with “{{word}}”.',
      inline: 'Begin with what it is about, as “Members who …”, not with “{{word}}”.',
    },
  },
  create: ({ sourceCode, report }) => ({
    Program() {
      const comments = sourceCode.getAllComments();
      for (const { type, loc, value } of comments) {
        if (type !== 'Block' || !value.startsWith('*')) continue;
        const word = RELATIVE.exec(value.replace(/^\*[\s*]*/, ''))?.[0];
        if (word) report({ loc, messageId: 'opening', data: { word } });
      }
      for (const { loc, value } of inlineComments(comments)) {
        const word = RELATIVE_INLINE.exec(value.trim())?.[0];
        if (word) report({ loc, messageId: 'inline', data: { word } });
      }
    },
  }),
};

/** Comments are written in the words that the best-known projects use. */
export const plainWords = {
  meta: { type: 'suggestion', schema: [], messages: { plainer: plainWordsMessage } },
  create: ({ sourceCode, report }) => ({
    Program() {
      for (const { loc, value } of sourceCode.getAllComments())
        for (const data of stumblingIn(value)) report({ loc, messageId: 'plainer', data });
    },
  }),
};
