import { useEffect } from 'react';
import { useRecordChannelViewMutation } from './ChannelPage.generated.ts';

/** Keeps that a follower has seen what is new in a channel, once they open it. */
export const useSeenNews = (channelId: string, hasNews: boolean) => {
  const [view] = useRecordChannelViewMutation({ context: { showsErrors: true } });
  useEffect(() => {
    // That it isn't kept shows it as new once more.
    if (hasNews) view({ variables: { input: { channelId } } }).catch(() => undefined);
  }, [channelId, hasNews, view]);
};
