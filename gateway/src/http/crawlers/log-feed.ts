import { upstreamUnavailable } from '#refusal.ts';
import { source } from './feed-source.ts';

interface Checkpoint {
  origin: string;
  leavesCount: number;
  note: string;
}

/** The newest checkpoint of the log of scores, so that readers keep those that they have seen. */
export const logFeed = source<{ receipts: { checkpoint: Checkpoint | null } }>({
  path: '/home/receipts/rss.xml',
  operation: `query LogFeed {
    receipts { checkpoint { origin leavesCount note } }
  }`,
  feed: ({ receipts: { checkpoint } }, { self, siteName }) => {
    if (!checkpoint) throw upstreamUnavailable();
    const { origin, leavesCount, note } = checkpoint;
    return {
      title: `得分日志检查点 - ${siteName}`,
      text: `${siteName}的得分日志的最新检查点`,
      path: '/home/receipts',
      self,
      items: [
        {
          id: `${origin}/${leavesCount}`,
          title: `得分日志共 ${leavesCount} 条`,
          path: '/home/receipts',
          text: note,
          date: null,
        },
      ],
    };
  },
});
