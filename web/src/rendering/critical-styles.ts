import { type AtRule, type ChildNode, type Container, parse, type Root, type Rule } from 'postcss';

/** Class names that a selector needs; what stands in `:not(…)`, `:is(…)` and the like doesn't count. */
const neededClasses = (selector: string): string[] => {
  let plain = selector;
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replace(/\([^()]*\)/g, '');
  }
  return [...plain.matchAll(/\.((?:[\w-]|\\.|\P{ASCII})+)/gu)].map(([, name = '']) =>
    name.replace(/\\(.)/g, '$1'),
  );
};

/** Styles of a file, with what each rule needs worked out once. */
export interface StyleFile {
  root: Root;
  /** Class names of each selector, by rule. */
  needs: Map<Rule, string[][]>;
}

export const parseStyles = (css: string): StyleFile => {
  const root = parse(css);
  const needs = new Map<Rule, string[][]>();
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as AtRule).name)) return;
    needs.set(rule, rule.selectors.map(neededClasses));
  });
  return { root, needs };
};

/** Class names in a piece of HTML. */
export const classesIn = (html: string): Set<string> => {
  const found = new Set<string>();
  for (const [, list = ''] of html.matchAll(/ class="([^"]*)"/g))
    for (const name of list.split(/\s+/)) if (name) found.add(name);
  return found;
};

const isAtRule = (node: ChildNode): node is AtRule => node.type === 'atrule';

/**
 * Picks from these styles, in their order, the rules that something on the page may need to look
 * right.
 */
export const criticalStyles = (
  files: readonly StyleFile[],
  classes: ReadonlySet<string>,
): string => {
  const applies = (file: StyleFile, rule: Rule): boolean =>
    file.needs.get(rule)?.some((names) => names.every((name) => classes.has(name))) ?? true;

  const written = (file: StyleFile, container: Container): string =>
    (container.nodes ?? [])
      .map((node) => {
        if (node.type === 'comment') return '';
        if (node.type === 'rule') {
          if (!applies(file, node)) return '';
          return node.nodes.some(({ type }) => type !== 'decl')
            ? nested(file, node)
            : node.toString();
        }
        if (!isAtRule(node)) return `${node.toString()};`;
        // Fonts come with the files: what is painted first is in the reader's own.
        if (node.name === 'font-face') return '';
        if (!node.nodes) return `${node.toString()};`;
        if (/keyframes$/.test(node.name)) return node.toString();
        const inner = written(file, node);
        return inner && `@${node.name} ${node.params}{${inner}}`;
      })
      .join('');
  const nested = (file: StyleFile, rule: Rule): string =>
    `${rule.selector}{${written(file, rule)}}`;

  const css = files.map((file) => written(file, file.root)).join('');
  return withoutUnusedKeyframes(css);
};

const withoutUnusedKeyframes = (css: string): string =>
  css.replace(
    /@(?:-webkit-)?keyframes\s+([\w-]+)\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g,
    (all, name: string) =>
      new RegExp(`animation(?:-name)?:[^;}]*\\b${name}\\b`).test(css) ? all : '',
  );
