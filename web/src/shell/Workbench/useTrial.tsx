import { Text } from '@mantine/core';
import { useState } from 'react';
import { ConfirmModal } from '#components/ConfirmModal/ConfirmModal.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';
import { bindPhonePath } from '#domains/account/paths.ts';
import { track } from '#lib/track.ts';
import { trialAddress, type TrialVersion } from '#routing/workbench.ts';
import { useNavigate } from '#routing/useNavigate.ts';

/** The workbench stands elsewhere: in a tab of its own. */
export const newTabLink = { target: '_blank', rel: 'noopener', component: 'a' } as const;

/** The ways to a trial, for which one has a verified phone. */
export const useTrial = (phoneVerified: boolean) => {
  const [asks, setAsks] = useState(false);
  const navigate = useNavigate();
  const wayTo = (trialUrl: string, version: TrialVersion) =>
    phoneVerified
      ? {
          ...newTabLink,
          href: trialAddress(trialUrl, version),
          onClick: () => track({ name: 'click_go_workbench', text: version }),
        }
      : { onClick: () => setAsks(true) };
  const question = (
    <Opened of={asks}>
      {() => (
        <ConfirmModal
          title="申请试用"
          action="去绑定"
          failed="绑定失败"
          onClose={() => setAsks(false)}
          onConfirm={async () => navigate(bindPhonePath)}
        >
          <Text>需要绑定手机号才能发起试用，是否绑定？</Text>
        </ConfirmModal>
      )}
    </Opened>
  );
  return { wayTo, question };
};
