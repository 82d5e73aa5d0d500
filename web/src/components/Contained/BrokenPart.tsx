import { ErrorState } from '../ErrorState/ErrorState.tsx';

/** Stands where a part couldn't be loaded. A browser remembers that: only a new page helps. */
export const BrokenPart = () => (
  <ErrorState error={null} onRetry={() => window.location.reload()} title="这里没能打开" />
);
