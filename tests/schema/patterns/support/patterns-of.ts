import ts from 'typescript';

export interface WrittenPattern {
  file: string;
  line: number;
  source: string;
  flags: string;
}

/** Patterns that are written out in a file of TypeScript. */
export const patternsOf = (file: string, text: string): WrittenPattern[] => {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false);
  const found: WrittenPattern[] = [];
  const visit = (node: ts.Node): void => {
    if (node.kind === ts.SyntaxKind.RegularExpressionLiteral) {
      const written = (node as ts.RegularExpressionLiteral).text;
      const end = written.lastIndexOf('/');
      const line = tree.getLineAndCharacterOfPosition(node.end).line + 1;
      const [source, flags] = [written.slice(1, end), written.slice(end + 1)];
      found.push({ file, line, source, flags });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
};
