import { usePictureOrigins } from '#lib/picture-origins.ts';
import { drawnTree } from './drawn-tree.ts';
import { elements } from './elements.tsx';
import { type TextOptions, textTree } from './text-tree.ts';

export interface RendererProps extends Omit<TextOptions, 'origins'> {
  text: string;
}

const PlainMarkdown = ({ text, ...options }: RendererProps) => {
  const origins = usePictureOrigins();
  return drawnTree(textTree(text, { ...options, origins }), elements);
};

export default PlainMarkdown;
