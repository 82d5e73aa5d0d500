import { Anchor, type AnchorProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface AppLinkProps extends AnchorProps {
  to: string;
  children: ReactNode;
  target?: string;
  onClick?: () => void;
}

/** A text link within the site. */
export const AppLink = ({ to, target, ...others }: AppLinkProps) => (
  <Anchor component={Link} to={to} target={target} rel={target && 'noopener'} {...others} />
);
