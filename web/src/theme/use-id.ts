import { useId as useReactId } from 'react';

/**
 * In place of the hook of @mantine/hooks: that one takes another, random id once the page has been
 * taken over. Each part with a label would be rendered twice for it, and what stands in a boundary
 * that isn't taken over by then would be rendered again instead, with its skeleton in between.
 */
export const useId = (staticId?: string): string => {
  const id = useReactId();
  return staticId ?? `mantine-${id.replaceAll(':', '')}`;
};
