import '../../theme/styles/texts.ts';
import { Typography } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { TextSkeleton } from '../Skeletons/Skeletons.tsx';
import classes from './Markdown.module.css';

const PlainMarkdown = lazy(() => import('./PlainMarkdown.tsx'));
const MathMarkdown = lazy(() => import('./MathMarkdown.tsx'));

/** Dollar signs around something that isn't a price, or LaTeX's own brackets. */
const holdsMath = (text: string) => /\$[^$\s][^$]*\$|\$\$|\\\(|\\\[/.test(text);

interface MarkdownProps {
  text: string;
  /** False where dollar signs are just that. */
  math?: boolean;
}

/** Markdown of members and organizers, cleaned; KaTeX is only loaded for texts with formulas. */
export const Markdown = ({ text, math = true }: MarkdownProps) => {
  const Renderer = math && holdsMath(text) ? MathMarkdown : PlainMarkdown;
  return (
    <Typography className={classes.text}>
      <Suspense fallback={<TextSkeleton lines={6} />}>
        <Renderer text={text} />
      </Suspense>
    </Typography>
  );
};
