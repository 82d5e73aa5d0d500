import { Button, Text } from '@mantine/core';
import { LIST_TARGETS } from '@whaletide/schema/domains/recommendations/rules.ts';
import { useState } from 'react';
import type { RecommendationType } from '#apollo/schema.generated.ts';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import surfaces from '#theme/surfaces.module.css';
import { RecommendationHead } from '../Recommendations/RecommendationHead.tsx';
import { RecommendedTargets } from '../Recommendations/RecommendedTargets.tsx';
import { type Recommended, useRecommendations } from '../Recommendations/useRecommendations.ts';
import classes from './NewcomerLists.module.css';

const empty: Record<RecommendationType, string> = {
  MEMBER: '还没有可以推荐的用户',
  COLUMN: '还没有可以推荐的专栏',
  CHANNEL: '还没有可以推荐的频道',
};

const isFollowed = ({ target }: Recommended): boolean => target?.viewerFollows ?? false;

interface RecommendedListProps {
  type: RecommendationType;
  recommended: ReturnType<typeof useRecommendations>;
}

const RecommendedList = ({ type, recommended }: RecommendedListProps) => {
  const { query, items } = recommended;
  const id = `recommended-${type.toLowerCase()}`;
  return (
    <section aria-labelledby={id} className={`${surfaces.panel} ${classes.list}`}>
      <RecommendationHead type={type} id={id} recommended={recommended} />
      <Loaded
        query={query}
        of={items.length > 0 ? items : null}
        empty={empty[type]}
        failed="推荐没能加载"
        skeleton={<RowsSkeleton rows={LIST_TARGETS} />}
      >
        {(all) => <RecommendedTargets items={all} />}
      </Loaded>
    </section>
  );
};

interface NewcomerListsProps {
  /** Looks for what those did whom the member has begun to follow. */
  onLook: () => void;
}

/** In place of a feed: channels, users and columns to follow. */
export const NewcomerLists = ({ onLook }: NewcomerListsProps) => {
  const channels = useRecommendations({ type: 'CHANNEL', first: LIST_TARGETS });
  const members = useRecommendations({ type: 'MEMBER', first: LIST_TARGETS });
  const columns = useRecommendations({ type: 'COLUMN', first: LIST_TARGETS });
  const [hasFollowed, setHasFollowed] = useState(false);
  // It stays when others have taken the place of those who are followed.
  if (!hasFollowed && [...channels.items, ...members.items, ...columns.items].some(isFollowed))
    setHasFollowed(true);
  return (
    <>
      <Text c="dimmed" mb="md">
        关注感兴趣的频道、人和专栏，他们的新动态会出现在这里。
      </Text>
      <div role="status">
        {hasFollowed && (
          <Button fullWidth variant="light" mb="md" onClick={onLook}>
            看看他们的动态
          </Button>
        )}
      </div>
      <RecommendedList type="CHANNEL" recommended={channels} />
      <RecommendedList type="MEMBER" recommended={members} />
      <RecommendedList type="COLUMN" recommended={columns} />
    </>
  );
};
