import { Stack } from '@mantine/core';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { TextSkeleton } from '#components/Skeletons/Skeletons.tsx';
import type { PanelProps } from '#lib/panel-props.ts';
import { usePage } from '#routing/usePage.ts';
import { MessageForm } from './MessageForm.tsx';
import { useMessagesPanelQuery, useSentMessagesQuery } from './MessagesPanel.generated.ts';
import { SentMessages } from './SentMessages.tsx';

/** 群发消息: a message to a team, the teams of a stage, the unpromoted or everybody, and those sent. */
const MessagesPanel = ({ competitionId }: PanelProps) => {
  const { page, onPage } = usePage({ keepsScroll: true });
  const query = useMessagesPanelQuery({ variables: { id: competitionId } });
  const sent = useSentMessagesQuery({
    variables: { competitionId, page },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Loaded
      query={query}
      of={query.data?.competition}
      empty="没有找到指定的比赛或活动"
      skeleton={<TextSkeleton lines={6} />}
    >
      {(competition) => (
        <Stack gap="xl">
          <MessageForm
            competition={competition}
            onSent={() => (page === 1 ? sent.refetch() : Promise.resolve(onPage(1)))}
          />
          <SentMessages query={sent} onPage={onPage} />
        </Stack>
      )}
    </Loaded>
  );
};

export default MessagesPanel;
