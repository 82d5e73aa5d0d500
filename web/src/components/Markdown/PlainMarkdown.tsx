import { drawnTree } from './drawn-tree.ts';
import { elements } from './elements.tsx';
import { textTree } from './text-tree.ts';

const PlainMarkdown = ({ text }: { text: string }) => drawnTree(textTree(text), elements);

export default PlainMarkdown;
