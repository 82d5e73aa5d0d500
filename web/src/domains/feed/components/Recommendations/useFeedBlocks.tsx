import { BLOCK_TARGETS, CLOSED_DAYS } from '@whaletide/schema/domains/recommendations/rules.ts';
import type { ReactNode } from 'react';
import type { RecommendationType } from '#apollo/schema.generated.ts';
import { notify } from '#lib/notify.ts';
import { RecommendationHead, recommendationTitles } from './RecommendationHead.tsx';
import { RecommendedTargets } from './RecommendedTargets.tsx';
import { useClosing } from './useClosing.ts';
import { useRecommendations } from './useRecommendations.ts';

/** Block shown among the items of a feed. */
export interface FeedBlock {
  type: RecommendationType;
  /** Id of the heading in it. */
  labelledBy: string;
  content: ReactNode;
}

interface Blocks {
  /** While there is no feed to stand in, nothing is asked for. */
  skip: boolean;
  /** One has been closed: where the keyboard goes on. */
  onClosed: () => void;
}

const useBlock = (type: RecommendationType, { skip, onClosed }: Blocks): FeedBlock | null => {
  const { hidden, close } = useClosing(type);
  const recommended = useRecommendations({ type, first: BLOCK_TARGETS, skip: skip || hidden });
  if (hidden || recommended.items.length === 0) return null;
  const id = `recommended-${type.toLowerCase()}`;
  const onClose = () => {
    close();
    notify.done(`${recommendationTitles[type]} ${CLOSED_DAYS} 天内不再显示`);
    onClosed();
  };
  return {
    type,
    labelledBy: id,
    content: (
      <>
        <RecommendationHead type={type} id={id} recommended={recommended} onClose={onClose} />
        <RecommendedTargets items={recommended.items} />
      </>
    ),
  };
};

/** The blocks of the home feed that aren't closed and have something to show. */
export const useFeedBlocks = (blocks: Blocks): FeedBlock[] => {
  const all = [useBlock('MEMBER', blocks), useBlock('COLUMN', blocks), useBlock('CHANNEL', blocks)];
  return all.filter((block) => block !== null);
};
