import { Component, type ReactNode, Suspense } from 'react';
import { trackFailure } from '#lib/track-failure.ts';

interface ContainedProps {
  children: ReactNode;
  /** While it loads. */
  loading?: ReactNode;
  /** Content shown when the part breaks or couldn't be loaded; nothing by default. */
  broken?: ReactNode;
}

/**
 * A part that a page can do without: it loads by itself, and when it can't, because the network
 * went away or a deploy took its chunk, the rest of the page stays as it is.
 */
export class Contained extends Component<ContainedProps, { isBroken: boolean }> {
  static getDerivedStateFromError = () => ({ isBroken: true });

  override state = { isBroken: false };

  override componentDidCatch(error: unknown) {
    trackFailure(error);
  }

  override render() {
    const { children, loading, broken } = this.props;
    return this.state.isBroken ? broken : <Suspense fallback={loading}>{children}</Suspense>;
  }
}
