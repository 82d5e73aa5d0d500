/** Words that make an opening which only says something to readers who know the thing already. */
const RELATIVE =
  /^(?:What|Whether|Who|Whom|Whose|Whoever|Where|Which|When|How|Those|That|Of|For)\b/;

/** A docstring begins with a verb (of a function) or a noun (of everything else). */
export const openings = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      opening: 'Begin with a verb, as “Counts …”, or a noun, as “Rows of …”, not with “{{word}}”.',
    },
  },
  create: ({ sourceCode, report }) => ({
    Program() {
      for (const comment of sourceCode.getAllComments()) {
        if (comment.type !== 'Block' || !comment.value.startsWith('*')) continue;
        const text = comment.value.replace(/^\*[\s*]*/, '');
        const word = RELATIVE.exec(text)?.[0];
        if (word) report({ loc: comment.loc, messageId: 'opening', data: { word } });
      }
    },
  }),
};
