import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, visit } from 'graphql';
import ts from 'typescript';

/** A text of the product as it is written: a literal, a part of a template, JSX or a description. */
export interface WrittenText {
  /** Path from the root, and line of its beginning. */
  file: string;
  line: number;
  /** The text; that of a description begins with the names of what it describes. */
  text: string;
}

const root = join(import.meta.dirname, '../../..');

const files = (patterns: string[], exclude: string[] = []): string[] =>
  globSync(patterns, { cwd: root, exclude }).map((file) => file.replaceAll('\\', '/'));

const isText = (node: ts.Node): node is ts.LiteralLikeNode =>
  ts.isStringLiteral(node) ||
  ts.isNoSubstitutionTemplateLiteral(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node) ||
  ts.isJsxText(node);

/** Texts of a TypeScript file, without its comments. */
export const textsOfSource = (file: string, source: string): WrittenText[] => {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest);
  const found: WrittenText[] = [];
  const walk = (node: ts.Node): void => {
    if (isText(node)) {
      const { line } = parsed.getLineAndCharacterOfPosition(node.getStart(parsed));
      found.push({ file, line: line + 1, text: node.text });
    }
    ts.forEachChild(node, walk);
  };
  walk(parsed);
  return found;
};

/** Descriptions of an SDL file, each after the names of what it describes. */
export const textsOfSdl = (file: string, sdl: string): WrittenText[] => {
  const found: WrittenText[] = [];
  const names: string[] = [];
  visit(parse(sdl), {
    enter(node) {
      if (!('name' in node) || node.name === undefined || !node.kind.endsWith('Definition')) return;
      names.push(node.name.value);
      if (!('description' in node) || !node.description) return;
      const line = node.description.loc?.startToken.line ?? 1;
      found.push({ file, line, text: `${names.join('.')}: ${node.description.value}` });
    },
    leave(node) {
      if ('name' in node && node.name !== undefined && node.kind.endsWith('Definition'))
        names.pop();
    },
  });
  return found;
};

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Every text of the product's sources, but for demo, examples and what is generated. */
export const writtenTexts = (): WrittenText[] => [
  ...files(
    ['{schema,gateway,platform,web}/{src,domains,shared}/**/*.{ts,tsx}'],
    ['**/*.generated.ts', '**/demo/**', '**/node_modules/**'],
  )
    .map((file) => [file, read(file)] as const)
    .filter(([, source]) =>
      /\d|\p{Script=Han}|\b(?:two|three|four|five|six|seven|eight|nine|ten)\b/u.test(source),
    )
    .flatMap(([file, source]) => textsOfSource(file, source)),
  ...files(['schema/{domains,shared}/**/*.graphql'], ['**/examples.graphql']).flatMap((file) =>
    textsOfSdl(file, read(file)),
  ),
];
