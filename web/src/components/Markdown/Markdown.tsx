import '../../theme/styles/texts.ts';
import { Typography } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { TextSkeleton } from '../Skeletons/Skeletons.tsx';
import classes from './Markdown.module.css';
import { Standing } from './Standing.tsx';

// Not noted as a part of the page: where the text came rendered it isn't needed.
const PlainMarkdown = lazy(() => import('./PlainMarkdown.tsx').then((module) => module));
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
  const isMath = math && holdsMath(text);
  const Renderer = isMath ? MathMarkdown : PlainMarkdown;
  const rendered = (
    <Suspense fallback={<TextSkeleton lines={6} />}>
      <Renderer text={text} />
    </Suspense>
  );
  return (
    <Typography className={classes.text}>
      {isMath ? rendered : <Standing text={text}>{rendered}</Standing>}
    </Typography>
  );
};
