import type { ComponentType } from 'react';
import type { Params, RouteMatch } from 'react-router';
import type { Gateway } from '../apollo/client.ts';
import type { MovedHandle, RouteHandle } from './handle.ts';

/** Target of an address that leads elsewhere: for good (301), or only today. */
export interface Elsewhere {
  to: string;
  status: 301 | 302;
}

/** Somebody at the door of a page. */
export interface Asking {
  pathname: string;
  search: string;
  params: Params;
  gateway: Gateway;
}

/** Lets one in by answering nothing, or leads elsewhere. */
export type Guard = (asking: Asking) => Elsewhere | undefined | Promise<Elsewhere | undefined>;

/** An address, or many of one pattern, and the page there. */
export interface PageRoute {
  path?: string;
  handle?: RouteHandle | MovedHandle;
  guard?: Guard;
  /** Loads the page's code, which then stands in `Component`. */
  lazy?: () => Promise<{ Component: ComponentType }>;
  Component?: ComponentType;
  /** Pages that stand within this one. */
  children?: PageRoute[];
}

export type PageMatch = RouteMatch<string, PageRoute>;
