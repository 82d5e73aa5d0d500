import '#theme/styles/texts.ts';
import { Typography } from '@mantine/core';
import { mayHoldFormulas } from '@whaletide/schema/shared/markdown/holds-formulas.ts';
import { lazy, Suspense, useId } from 'react';
import { TextSkeleton } from '../Skeletons/Skeletons.tsx';
import classes from './Markdown.module.css';
import { Standing } from './Standing.tsx';

// Not noted as a part of the page: where the text came rendered it isn't needed.
const PlainMarkdown = lazy(() => import('./PlainMarkdown.tsx').then((module) => module));
const MathMarkdown = lazy(() => import('./MathMarkdown.tsx'));

interface MarkdownProps {
  text: string;
  /** False where dollar signs are just that. */
  math?: boolean;
  /** True for a message (a post, a comment, a reply): its lines end as they were typed. */
  message?: boolean;
}

/** Markdown of members and organizers, cleaned; KaTeX is only loaded for texts with formulas. */
export const Markdown = ({ text, math = true, message }: MarkdownProps) => {
  // A page has many messages, whose ids mustn't meet.
  const id = useId();
  const isMath = math && mayHoldFormulas(text);
  const Renderer = isMath ? MathMarkdown : PlainMarkdown;
  const rendered = (
    <Suspense fallback={<TextSkeleton lines={6} />}>
      <Renderer text={text} {...(message && { breaks: true, prefix: `${id}-` })} />
    </Suspense>
  );
  return (
    <Typography className={classes.text}>
      {isMath ? rendered : <Standing text={text}>{rendered}</Standing>}
    </Typography>
  );
};
