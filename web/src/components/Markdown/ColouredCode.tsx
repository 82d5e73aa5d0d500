import bash from 'highlight.js/lib/languages/bash';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import julia from 'highlight.js/lib/languages/julia';
import python from 'highlight.js/lib/languages/python';
import r from 'highlight.js/lib/languages/r';
import sql from 'highlight.js/lib/languages/sql';
import { createLowlight } from 'lowlight';
import type { ReactNode } from 'react';

const lowlight = createLowlight({ bash, javascript, json, julia, python, r, sql });
type Nodes = ReturnType<typeof lowlight.highlight>['children'];

const draw = (nodes: Nodes): ReactNode =>
  nodes.map((node, index) => {
    if (node.type === 'text') return node.value;
    if (node.type !== 'element') return null;
    const names = node.properties.className;
    return (
      // The pieces of one text never change their places.
      <span key={index} className={Array.isArray(names) ? names.join(' ') : undefined}>
        {draw(node.children)}
      </span>
    );
  });

/** Code with classes for its keywords, texts, numbers and comments. */
const ColouredCode = ({ language, code }: { language: string; code: string }) => (
  <code>
    {lowlight.registered(language) ? draw(lowlight.highlight(language, code).children) : code}
  </code>
);

export default ColouredCode;
