import { useRef, useState } from 'react';
import { failureOf } from '#apollo/errors.ts';
import type { RecommendationType } from '#apollo/schema.generated.ts';
import { notify } from '#lib/notify.ts';
import { type RecommendationsQuery, useRecommendationsQuery } from './Recommendations.generated.ts';

export type Recommended = RecommendationsQuery['recommendations']['items'][number];

/** So many of those that were shown are known to the next question. */
const MAX_KNOWN = 100;

interface Asked {
  type: RecommendationType;
  /** Number of recommendations shown at once. */
  first: number;
  skip?: boolean;
}

/** Loads recommendations, and on 换一换 replaces them by others; those shown before come last. */
export const useRecommendations = ({ type, first, skip = false }: Asked) => {
  const query = useRecommendationsQuery({ variables: { type, first, except: null }, skip });
  const [changing, setChanging] = useState(false);
  const known = useRef<string[]>([]);
  const { items = [], hasOthers = false } = query.data?.recommendations ?? {};
  const change = async () => {
    const ids = items.map(({ id }) => id);
    const before = known.current.filter((id) => !ids.includes(id));
    known.current = [...before, ...ids].slice(-MAX_KNOWN);
    setChanging(true);
    try {
      await query.fetchMore({
        variables: { except: known.current },
        updateQuery: (_, { fetchMoreResult }) => fetchMoreResult,
      });
    } catch (error) {
      notify.failed('换一换失败', failureOf(error).message);
    } finally {
      setChanging(false);
    }
  };
  return {
    query,
    items: items.filter(({ target }) => target !== null),
    hasOthers,
    changing,
    change,
  };
};
