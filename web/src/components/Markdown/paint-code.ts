import { classesOf, type CodeNodes, highlightCode } from './highlight-code.ts';

const toDom = (nodes: CodeNodes): Node[] =>
  nodes.flatMap((node): Node[] => {
    if (node.type === 'text') return [document.createTextNode(node.value)];
    if (node.type !== 'element') return [];
    const span = document.createElement('span');
    span.className = classesOf(node) ?? '';
    span.append(...toDom(node.children));
    return [span];
  });

/** Colours a block of code that React has no part in, by the language that it names. */
export const paintCode = (code: HTMLElement): void =>
  code.replaceChildren(...toDom(highlightCode(code.dataset.language ?? '', code.textContent)));
