import { Anchor, type AnchorProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './AppLink.module.css';

interface AppLinkProps extends AnchorProps {
  to: string;
  children: ReactNode;
  target?: string;
  'aria-label'?: string;
  onClick?: () => void;
  /** Not in a line of text, with nothing to touch right above or below it. */
  alone?: boolean;
}

/** A text link within the site. */
export const AppLink = ({ to, target, alone = false, className, ...others }: AppLinkProps) => (
  <Anchor
    component={Link}
    to={to}
    target={target}
    rel={target && 'noopener'}
    className={[className, alone && classes.alone].filter(Boolean).join(' ') || undefined}
    {...others}
  />
);
