import { Alert, Group, Title } from '@mantine/core';
import { registrationState } from '@whaletide/schema/domains/competitions/rules/competitions.ts';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { AuthorshipRuleNote } from '#components/AuthorshipRuleNote/AuthorshipRuleNote.tsx';
import { Redirect } from '#components/Redirect/Redirect.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { TextSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import { competitionPath, eventWord } from '#domains/competitions/paths.ts';
import { takesWorksOf } from '#domains/competitions/components/takes-works.ts';
import { registerStatusOf } from '#domains/competitions/components/CompetitionHeader/register-status.ts';
import { framedPath } from '#routing/framed.ts';
import { useFramed } from '#routing/useFramed.ts';
import { WithdrawButton } from '../WithdrawButton/WithdrawButton.tsx';
import { NeedsPanel } from './NeedsPanel.tsx';
import { LeaveFor, Registered } from './Outcome.tsx';
import { Register } from './Register.tsx';
import { StrangerCard } from './StrangerCard.tsx';
import { useRegistrationPanelQuery } from './RegistrationPanel.generated.ts';
import type { PanelCompetition } from './useRegistration.ts';

/** Tells the page in the organization's frame that the member has registered just now. */
const JUST_REGISTERED = { registered: true };

/**
 * Result of a registration. A member who comes already registered is moved on; one who registers
 * here sees that it worked.
 */
const Done = ({ competition, cameSo }: { competition: PanelCompetition; cameSo: boolean }) => {
  const { framed, inFrame } = useFramed();
  const state = useLocation().state as Partial<typeof JUST_REGISTERED> | null;
  const { id, organization, registrationSettings: settings } = competition;
  if ((cameSo && !state?.registered) || !settings)
    return <Redirect to={framed(competitionPath(id, 'content'))} />;
  const { isCustomized, redirectionUrl } = settings.afterRegistration;
  // An organization takes unreviewed members to a page of its own, or to its area.
  if (organization && !settings.needsReview) {
    if (isCustomized && redirectionUrl) return <LeaveFor address={redirectionUrl} />;
    const area = framedPath(organization.shortName, competitionPath(id, 'register'));
    if (!inFrame) return <Redirect to={area} state={JUST_REGISTERED} />;
  }
  return <Registered competition={competition} after={settings.afterRegistration} />;
};

const Panel = ({ competition }: { competition: PanelCompetition }) => {
  const { viewer, loading } = useViewer();
  const status = registerStatusOf(competition.viewerState);
  const [before] = useState(status);
  const { registrationSettings: settings, viewerRegistration: own } = competition;
  const [sentBefore] = useState(own?.submittedAt);
  const { state, message } = registrationState(
    competition,
    status,
    new Date(),
    eventWord(competition),
  );

  if (loading) return <TextSkeleton lines={6} />;
  if (!viewer && state === 'open') return <StrangerCard competition={competition} />;
  if (state === 'registered') return <Done competition={competition} cameSo={before === 1} />;
  if (state === 'underReview') {
    // The notice is shown right after sending, also where a rejected member sends again.
    return (
      <>
        {sentBefore !== own?.submittedAt && (
          <Alert color="success" title="报名资料已提交" mb="md" role="status">
            主办方审核后，你会收到通知。
          </Alert>
        )}
        <EmptyState text={message} />
        <Group justify="center">
          <WithdrawButton competitionId={competition.id} waits />
        </Group>
      </>
    );
  }
  if (state !== 'open') return <EmptyState text={message} />;
  if (!settings || !viewer) return null;
  if (own && own.unmetNeeds.length > 0) return <NeedsPanel unmet={own.unmetNeeds} />;
  return (
    <>
      {message && (
        <Alert color="danger" mb="md" role="alert" title={own?.reason ? message : undefined}>
          {own?.reason ? `原因：${own.reason}` : message}
        </Alert>
      )}
      {takesWorksOf(competition) && <AuthorshipRuleNote rule={competition.authorshipRule} />}
      <Register competition={competition} settings={settings} viewer={viewer} />
    </>
  );
};

/** /home/competition/:id/register. */
const RegistrationPanel = ({ competitionId }: { competitionId: string }) => {
  const query = useRegistrationPanelQuery({
    variables: { id: competitionId },
    // The newest attempt and what was decided on it, not what the page knew when it was loaded.
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  return (
    <Loaded query={query} of={query.data?.competition} empty="没有找到指定的比赛或活动">
      {(competition) => (
        <section aria-labelledby="registration-title">
          <Title order={2} size="h3" id="registration-title" mb="lg">
            报名
          </Title>
          <Panel competition={competition} />
        </section>
      )}
    </Loaded>
  );
};

export default RegistrationPanel;
