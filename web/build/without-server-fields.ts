import { parseAst, type Plugin, Visitor } from 'vite';

/**
 * Fields that only a server asks for: what a page says of itself in schema.org's words
 * (`PageHead.jsonLd`), and which part of a route it renders (`RouteHandle.rendered`).
 */
const FIELDS = ['jsonLd', 'rendered'];

/** Leaves these fields, and what makes their values, out of the browser's code. */
export const withoutServerFields = (): Plugin => ({
  name: 'whaletide:without-server-fields',
  apply: (_, { isSsrBuild = false, command }) => command === 'build' && !isSsrBuild,
  transform: {
    filter: { id: /\/web\/src\/.*\.tsx?$/, code: new RegExp(`\\b(${FIELDS.join('|')}):`) },
    handler(code) {
      const said: { start: number; end: number }[] = [];
      new Visitor({
        ObjectExpression: ({ properties }) => {
          for (const one of properties)
            if (
              one.type === 'Property' &&
              one.key.type === 'Identifier' &&
              FIELDS.includes(one.key.name)
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
