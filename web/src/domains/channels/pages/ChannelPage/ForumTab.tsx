import { ChannelForum } from '#domains/forum/components/ChannelForum/ChannelForum.tsx';

/** Forum of a channel, in a part of its own: most readers come for what is collected. */
const ForumTab = ({ channelId }: { channelId: string }) => <ChannelForum channelId={channelId} />;

export default ForumTab;
