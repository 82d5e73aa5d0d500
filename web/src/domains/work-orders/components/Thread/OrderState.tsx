import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { TextSkeleton } from '#components/Skeletons/Skeletons.tsx';

interface OrderStateProps {
  isMissing: boolean;
  error: unknown;
  onRetry: () => unknown;
}

/** Placeholder for a work order that isn't there yet, or not at all. */
export const OrderState = ({ isMissing, error, onRetry }: OrderStateProps) => {
  if (isMissing) return <EmptyState text="未找到该工单" />;
  if (error) return <ErrorState title="获取工单出错" error={error} onRetry={onRetry} />;
  return (
    <div role="group" aria-busy="true" aria-label="加载中">
      <TextSkeleton lines={8} />
    </div>
  );
};
