import { Alert, Group, Loader } from '@mantine/core';
import {
  registersAtOnce,
  SERIES_LIMIT_TEXT,
} from '@whaletide/schema/domains/registration/rules/registration.ts';
import { askedOf } from '@whaletide/schema/domains/registration/rules/registration-settings.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { failureOf } from '#apollo/errors.ts';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { useNavigate } from '#routing/useNavigate.ts';
import type { Viewer } from '#domains/account/components/Viewer/useViewer.ts';
import { competitionPath, eventWord } from '#domains/competitions/paths.ts';
import { useFramed } from '#routing/useFramed.ts';
import { type RegistrationDraft, RegistrationForm } from '../RegistrationForm/RegistrationForm.tsx';
import { ConfirmSteps, confirmSteps } from './ConfirmSteps.tsx';
import { FeeNote } from './FeeNote.tsx';
import { type PanelCompetition, type PanelSettings, useRegistration } from './useRegistration.ts';

/** The field of the refusal of an invitation code. */
const CODE = 'invitationCode';

interface RegisterProps {
  competition: PanelCompetition;
  settings: PanelSettings;
  viewer: Viewer;
}

/** Registering where it is open: what is asked, what is agreed to, or at once where nothing is. */
export const Register = ({ competition, settings, viewer }: RegisterProps) => {
  const navigate = useNavigate();
  const { framed } = useFramed();
  const asked = askedOf(settings);
  const { entranceFee, needsReview, notice, series } = settings;
  const own = competition.viewerRegistration;
  const { draft, change, send, loading, error, reset } = useRegistration(competition, asked, {
    viewer,
    entranceFee,
  });
  const hasInvitation = competition.invitation !== null;
  const hasForm = asked.form.length + asked.files.length > 0 || needsReview || hasInvitation;
  const failure = error ? failureOf(error) : null;
  const atCode = failure?.field === CODE;
  const atOnce = registersAtOnce({
    fields: asked.form.length,
    files: asked.files.length,
    needsReview,
    notice,
    entranceFee,
    seriesLimited: series?.isLimited ?? false,
    hasInvitation,
  });
  const steps = confirmSteps(settings, viewer.wallet?.balance, eventWord(competition));
  const [confirming, setConfirming] = useState(!hasForm);
  const started = useRef(false);
  const start = useEffectEvent(() => void send());
  useEffect(() => {
    if (!atOnce || own?.isSeriesSpent || started.current) return;
    started.current = true;
    start();
  }, [atOnce, own?.isSeriesSpent]);

  if (own?.isSeriesSpent) return <EmptyState text={SERIES_LIMIT_TEXT} />;
  if (atOnce) {
    if (error) return <ErrorState title="报名失败" error={error} onRetry={send} byHand />;
    return (
      <Group justify="center" py={64} role="status">
        <Loader size="sm" aria-hidden /> 正在报名…
      </Group>
    );
  }
  // A wrong code is said at its field, under the dialog, until it is another.
  const confirm = async () => {
    const refusal = await send();
    if (refusal?.field === CODE) setConfirming(false);
  };
  const fill = (part: Partial<RegistrationDraft>) => {
    if (atCode && 'code' in part) reset();
    change(part);
  };
  const leave = () => {
    if (!atCode) reset();
    if (hasForm) setConfirming(false);
    else void navigate(framed(competitionPath(competition.id, 'content')), { replace: true });
  };
  return (
    <>
      {hasForm && (
        <>
          {failure && !atCode && !confirming && (
            <Alert color="danger" title="报名失败" mb="md" role="alert">
              {failure.message}
            </Alert>
          )}
          {entranceFee > 0 && (
            <FeeNote fee={entranceFee} balance={viewer.wallet?.balance} refunds={needsReview} />
          )}
          {own && own.suggestedAnswers.length > 0 && (
            <Alert color="brand" role="note" mb="md">
              已按你的个人资料和以往的报名填好，提交前请核对，都可以修改。
            </Alert>
          )}
          <RegistrationForm
            asked={asked}
            channels={settings.channels}
            reviewNotice={settings.reviewNotice}
            verifiedName={own?.verifiedName ?? null}
            invitation={
              hasInvitation ? { problem: atCode ? (failure?.message ?? null) : null } : null
            }
            draft={draft}
            onChange={fill}
            sending={loading}
            onSubmit={() => (steps.length > 0 ? setConfirming(true) : void send())}
          />
        </>
      )}
      {confirming && (
        <ConfirmSteps
          steps={steps}
          sending={loading}
          error={atCode ? null : error}
          onSend={() => void confirm()}
          onClose={leave}
        />
      )}
    </>
  );
};
