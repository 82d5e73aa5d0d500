import { Component, type ReactNode } from 'react';
import { useShown } from '../routing/router-context.ts';
import type { Shown } from '../routing/site-router.ts';
import { RouteFailure } from './RouteFailure.tsx';

interface PageBoundaryProps {
  children: ReactNode;
  /** Error that kept the page from loading at all. */
  failure?: unknown;
}
interface BoundaryProps extends PageBoundaryProps {
  shown: Shown;
}
interface BoundaryState {
  shown: Shown | null;
  failure?: unknown;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  static getDerivedStateFromError = (failure: unknown) => ({ failure });

  // Navigating elsewhere clears the failure.
  static getDerivedStateFromProps = ({ shown, failure }: BoundaryProps, state: BoundaryState) =>
    state.shown === shown ? null : { shown, failure };

  override state: BoundaryState = { shown: null };

  override render() {
    const { failure } = this.state;
    return failure === undefined ? this.props.children : <RouteFailure error={failure} />;
  }
}

/** Shows the failure of a page until the next navigation; everything around it stays alive. */
export const PageBoundary = (props: PageBoundaryProps) => (
  <Boundary {...props} shown={useShown()} />
);
