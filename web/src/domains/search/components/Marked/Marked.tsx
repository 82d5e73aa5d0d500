import { markedParts } from '@whaletide/schema/domains/search/rules.ts';
import { use } from 'react';
import classes from './Marked.module.css';
import { SoughtContext } from './sought.ts';

/** A text of a result, in which what was searched for is marked. */
export const Marked = ({ children }: { children: string }) => {
  const sought = use(SoughtContext);
  return markedParts(children, sought).map(({ text, marked }, index) =>
    marked ? (
      <mark key={index} className={classes.mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
};
