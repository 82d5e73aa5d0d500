import { useIntersection } from '@mantine/hooks';
import type { ReactNode } from 'react';
import classes from './HeaderWithBar.module.css';

interface HeaderWithBarProps {
  className?: string | undefined;
  /** Name of the bar's subject: 苏写浪的主页 */
  label: string;
  /** Content of the bar: the name, and the available actions. */
  bar: ReactNode;
  children: ReactNode;
}

/**
 * Header with the subject of a page. Once it has left the view, a bar under the navigation shows a
 * short version.
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
