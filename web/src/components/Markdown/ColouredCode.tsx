import type { ReactNode } from 'react';
import { classesOf, type CodeNodes, highlightCode } from './highlight-code.ts';

const draw = (nodes: CodeNodes): ReactNode =>
  nodes.map((node, index) => {
    if (node.type === 'text') return node.value;
    if (node.type !== 'element') return null;
    return (
      // The pieces of one text never change their places.
      <span key={index} className={classesOf(node)}>
        {draw(node.children)}
      </span>
    );
  });

/** Code with classes for its keywords, texts, numbers and comments. */
const ColouredCode = ({ language, code }: { language: string; code: string }) =>
  draw(highlightCode(language, code));

export default ColouredCode;
