import { isBlockClosed } from '@whaletide/schema/domains/recommendations/rules.ts';
import { useState } from 'react';
import type { RecommendationType } from '#apollo/schema.generated.ts';
import { useIsHydrating } from '#lib/page-render.ts';
import { readStored, writeStored } from '#lib/stored.ts';
import { useNow } from '#lib/useNow.ts';

/**
 * Tells whether a block was closed in this browser within `CLOSED_DAYS`, and closes
 * it. A server-rendered page begins without the block, since no server knows.
 */
export const useClosing = (type: RecommendationType) => {
  const key = `closed-recommendations-${type.toLowerCase()}`;
  const hydrating = useIsHydrating();
  const now = useNow();
  const [closed, setClosed] = useState(false);
  const close = () => {
    writeStored(key, new Date().toISOString());
    setClosed(true);
  };
  return { hidden: hydrating || closed || isBlockClosed(readStored(key), now), close };
};
