import type { ReactNode } from 'react';
import classes from './PageFrame.module.css';

interface PageFrameProps {
  children: ReactNode;
  /** `reading` is 720 px, `form` 440 px, else the page's full 1200 px. */
  width?: 'page' | 'reading' | 'form';
}

/** The width of a page with its gutters: 24 px, on phones 16 px. */
export const PageFrame = ({ children, width = 'page' }: PageFrameProps) => (
  <div className={classes.frame} data-width={width}>
    {children}
  </div>
);
