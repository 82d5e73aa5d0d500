import { useApolloClient } from '@apollo/client/react';
import { lazy, Suspense, useState } from 'react';
import { invalidate, invalidateQueries } from '#apollo/invalidate.ts';
import { Opened } from '#components/Dialog/Opened.tsx';
import { ReasonedButton } from '#components/ReasonedButton/ReasonedButton.tsx';
import { notify } from '#lib/notify.ts';
import { useFramed } from '#routing/useFramed.ts';
import { useNavigate } from '#routing/useNavigate.ts';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import { detailPath, eventWord } from '#domains/competitions/paths.ts';
import { useWithdrawalQuery, useWithdrawFromCompetitionMutation } from './Withdrawal.generated.ts';

const WithdrawModal = lazy(() => import('./WithdrawModal.tsx'));

interface WithdrawButtonProps {
  competitionId: string;
  /** The registration is under review, and no team is there yet. */
  waits?: boolean;
}

/** 退出比赛, or 撤回报名 while it is under review; missing for members who take no part. */
export const WithdrawButton = ({ competitionId, waits = false }: WithdrawButtonProps) => {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { framed } = useFramed();
  const { viewer } = useViewer();
  const [open, setOpen] = useState(false);
  const { data } = useWithdrawalQuery({
    variables: { id: competitionId },
    // A teammate's submission in the meantime closes it.
    fetchPolicy: 'cache-and-network',
    context: { showsErrors: true },
  });
  const [withdraw] = useWithdrawFromCompetitionMutation({ context: { showsErrors: true } });
  const competition = data?.competition;
  const withdrawal = competition?.viewerWithdrawal;
  if (!withdrawal) return null;
  const { refund } = withdrawal;

  const confirm = async () => {
    await withdraw({ variables: { input: { competitionId } } });
    const done = waits ? '报名已撤回' : `已退出${eventWord(competition)}`;
    notify.done(refund > 0 ? `报名费 ${refund} 鲸币已退回你的钱包` : '欢迎以后再来', done);
    // The page of the team is no longer theirs.
    await navigate(framed(detailPath(competition, 'content')));
    const { cache } = client;
    const own = viewer ? cache.identify({ __typename: 'Viewer', id: viewer.id }) : undefined;
    const registered = cache.identify({ __typename: 'Competition', id: competitionId });
    await client.refetchQueries({
      updateCache: () => {
        invalidate(cache, own, ['wallet', 'competitions']);
        invalidate(cache, registered, ['viewerRegistration', 'viewerState', 'teams']);
        invalidateQueries(cache, 'team');
      },
    });
  };

  return (
    <>
      <ReasonedButton variant="default" reason={withdrawal.refusal} onClick={() => setOpen(true)}>
        {waits ? '撤回报名' : `退出${eventWord(competition)}`}
      </ReasonedButton>
      <Opened of={open}>
        {() => (
          <Suspense>
            <WithdrawModal
              competition={competition}
              withdrawal={withdrawal}
              waits={waits}
              onConfirm={confirm}
              onClose={() => setOpen(false)}
            />
          </Suspense>
        )}
      </Opened>
    </>
  );
};
