/** Globals that only a browser has. */
const BROWSER = new Set([
  'window',
  'document',
  'localStorage',
  'sessionStorage',
  'navigator',
  'location',
  'history',
  'matchMedia',
  'indexedDB',
]);

/** Functions that call what they are given while the component renders. */
const AT_ONCE = new Set(
  'useMemo useState useReducer map flatMap filter find some every reduce forEach toSorted sort'.split(
    ' ',
  ),
);

const COMPONENT_OR_HOOK = /^(?:[A-Z]|use[A-Z])/;

const nameOf = (fn) => {
  if (fn.id) return fn.id.name;
  const { parent } = fn;
  return parent.type === 'VariableDeclarator' && parent.id.type === 'Identifier'
    ? parent.id.name
    : '';
};

/** The name of what this function is given to, as `map` or `useMemo`. */
const takerOf = (fn) => {
  const { parent } = fn;
  if (parent.type !== 'CallExpression' || parent.callee === fn) return '';
  const { callee } = parent;
  return callee.type === 'MemberExpression' ? callee.property.name : callee.name;
};

const isFunction = ({ type }) => /Function/.test(type);

const enclosing = (node) => {
  let at = node.parent;
  while (at && !isFunction(at)) at = at.parent;
  return at;
};

/** Tells whether code right in this function runs during rendering; null stands for the module. */
const renders = (fn, drawn) => {
  if (!fn || COMPONENT_OR_HOOK.test(nameOf(fn)) || drawn.has(fn)) return true;
  return AT_ONCE.has(takerOf(fn)) && renders(enclosing(fn), drawn);
};

const rule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      browser:
        '{{name}} isn’t there while a server renders: ask for it in an effect or when something happens, or by a hook of lib/page-render.ts.',
    },
  },
  create: (context) => {
    const drawn = new Set();
    const asked = [];
    return {
      // A function that writes elements renders, whatever it is called.
      JSXElement: (node) => drawn.add(enclosing(node)),
      JSXFragment: (node) => drawn.add(enclosing(node)),
      Program: (node) => {
        const scope = context.sourceCode.getScope(node);
        for (const name of BROWSER) {
          const known = scope.set.get(name);
          if (known?.defs.length) continue;
          const { references = [] } = known ?? {};
          const unknown = scope.through.filter(({ identifier }) => identifier.name === name);
          asked.push(...[...references, ...unknown].map(({ identifier }) => identifier));
        }
      },
      'Program:exit': () => {
        for (const node of asked) {
          const { parent } = node;
          if (parent.type === 'UnaryExpression' && parent.operator === 'typeof') continue;
          // Types name what is there at run time.
          if (/^TS/.test(parent.type)) continue;
          if (renders(enclosing(node), drawn))
            context.report({ node, messageId: 'browser', data: { name: node.name } });
        }
      },
    };
  },
};

/** Public pages are rendered on a server: nothing of a browser is touched while rendering. */
export const rendering = {
  files: ['web/src/**/*.{ts,tsx}'],
  ignores: ['web/src/main.tsx', 'web/src/sandbox/**', 'web/src/rendering/start.js'],
  plugins: { rendering: { rules: { 'no-browser': rule } } },
  rules: { 'rendering/no-browser': 'error' },
};
