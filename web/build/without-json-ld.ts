import { parseAst, type Plugin, Visitor } from 'vite';

/**
 * Leaves what a page says of itself in schema.org's words out of the browser's code: it is asked
 * for only where a document is written (`PageHead.jsonLd`), and nothing else needs what makes it.
 */
export const withoutJsonLd = (): Plugin => ({
  name: 'whaletide:without-json-ld',
  apply: (_, { isSsrBuild = false, command }) => command === 'build' && !isSsrBuild,
  transform: {
    filter: { id: /\/web\/src\/.*\.tsx?$/, code: /\bjsonLd:/ },
    handler(code) {
      const said: { start: number; end: number }[] = [];
      new Visitor({
        ObjectExpression: ({ properties }) => {
          for (const one of properties)
            if (
              one.type === 'Property' &&
              one.key.type === 'Identifier' &&
              one.key.name === 'jsonLd'
            )
              said.push(one.value);
        },
      }).visit(parseAst(code));
      const without = said
        .toSorted((one, other) => other.start - one.start)
        .reduce(
          (left, { start, end }) => `${left.slice(0, start)}undefined${left.slice(end)}`,
          code,
        );
      return { code: without, map: null };
    },
  },
});
