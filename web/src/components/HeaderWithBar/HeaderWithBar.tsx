import { useIntersection } from '@mantine/hooks';
import type { ReactNode } from 'react';
import classes from './HeaderWithBar.module.css';

interface HeaderWithBarProps {
  className?: string | undefined;
  /** What the bar is of: 苏写浪的主页 */
  label: string;
  /** What the bar shows: the name, and what there is to do. */
  bar: ReactNode;
  children: ReactNode;
}

/**
 * What a page is about; once it has left the view, a bar under the navigation says it in short
 * (spec 1, section 2: Sticky headers).
 */
export const HeaderWithBar = ({ className, label, bar, children }: HeaderWithBarProps) => {
  const { ref, entry } = useIntersection({ rootMargin: '-60px 0px 0px 0px' });
  const gone = entry ? !entry.isIntersecting : false;
  return (
    <>
      <header className={className} ref={ref}>
        {children}
      </header>
      {gone && (
        <div className={classes.bar} role="region" aria-label={label}>
          <div className={classes.inner}>{bar}</div>
        </div>
      )}
    </>
  );
};
