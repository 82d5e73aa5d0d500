import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { Redirect } from '#components/Redirect/Redirect.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import type { PublishStatus } from '#apollo/schema.generated.ts';

interface NoForumProps {
  competition: { id: string; publishStatus: PublishStatus };
  error: unknown;
  onRetry: () => unknown;
}

/** Shown in place of a forum that can't be read: an organization's is for its participants. */
export const NoForum = ({ competition, error, onRetry }: NoForumProps) => {
  const { id, publishStatus } = competition;
  const closed = publishStatus === 'ORGANIZATION' && !error;
  const { cache } = useApolloClient();
  useEffect(() => {
    // Requested again the next time: the member may have registered until then.
    const competitionId = cache.identify({ __typename: 'Competition', id });
    if (closed && competitionId)
      cache.evict({ id: competitionId, fieldName: 'forum', broadcast: false });
  }, [cache, closed, id]);
  if (closed) return <Redirect to={`/home/error?type=3&Competition=${id}`} />;
  return <ErrorState title="未能获取论坛信息" error={error} onRetry={onRetry} />;
};
