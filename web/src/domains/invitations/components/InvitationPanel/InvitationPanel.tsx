import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Alert } from '@mantine/core';
import { Redirect } from '#components/Redirect/Redirect.tsx';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { Markdown } from '#components/Markdown/Markdown.tsx';
import { SubTabs } from '#components/SubTabs/SubTabs.tsx';
import { useFramed } from '#routing/useFramed.ts';
import { type InvitationTab, invitationTabPath } from '#domains/invitations/paths.ts';
import { InvitationRanking } from './InvitationRanking.tsx';
import { InvitationRecords } from './InvitationRecords.tsx';
import { InviteFriends, type OwnInvitation } from './InviteFriends.tsx';
import {
  InvitationPanelFragmentDoc,
  type InvitationPanelFragment,
  useInvitationQuery,
} from './InvitationPanel.generated.ts';

const titles: Record<InvitationTab, string> = {
  invite: '邀请好友',
  ranking: '邀请排名',
  records: '邀请记录',
};

interface InvitationTabsProps {
  competition: InvitationPanelFragment;
  /** The member's own; null before they have a code. */
  invitation: OwnInvitation | null;
  param: string | undefined;
}

const InvitationTabs = ({ competition, invitation, param }: InvitationTabsProps) => {
  const { framed } = useFramed();
  const { id, name, invitation: settings, viewerState } = competition;
  const tabs: InvitationTab[] = [
    'invite',
    ...(settings?.showsRanking ? (['ranking'] as const) : []),
    ...(invitation?.code ? (['records'] as const) : []),
  ];
  const tab = param === undefined ? 'invite' : tabs.find((one) => one === param);
  if (!tab) return <Redirect to={framed(invitationTabPath(id, 'invite'))} />;

  return (
    <>
      {tabs.length > 1 && (
        <SubTabs
          label="邀请"
          current={tab}
          tabs={tabs.map((key) => ({
            key,
            title: titles[key],
            to: framed(invitationTabPath(id, key)),
          }))}
        />
      )}
      {tab === 'invite' && settings?.notice && (
        <Alert mb="md">
          <Markdown text={settings.notice} />
        </Alert>
      )}
      {tab === 'invite' && (
        <InviteFriends
          competition={{ id, name }}
          linkText={settings?.linkText ?? ''}
          isRegistered={viewerState?.registration === 'REGISTERED'}
          invitation={invitation}
        />
      )}
      {tab === 'ranking' && <InvitationRanking competitionId={id} />}
      {tab === 'records' && <InvitationRecords competitionId={id} />}
    </>
  );
};

interface InvitationPanelProps {
  competition: FragmentType<InvitationPanelFragment>;
  /** The address's tabParam; anything else is the first that there is. */
  param: string | undefined;
}

/** The invitation tab: invite, ranking where it is shown, records once there is a code. */
const InvitationPanel = ({ competition, param }: InvitationPanelProps) => {
  const { data } = useSuspenseFragment({
    fragment: InvitationPanelFragmentDoc,
    fragmentName: 'InvitationPanel',
    from: competition,
  });
  const query = useInvitationQuery({
    variables: { competitionId: data.id },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Loaded query={query} of={query.data?.competition} empty="">
      {({ viewerInvitation }) => (
        <InvitationTabs competition={data} invitation={viewerInvitation} param={param} />
      )}
    </Loaded>
  );
};

export default InvitationPanel;
