import { ReasonModal } from '#components/ReasonModal/ReasonModal.tsx';
import { notify } from '#lib/notify.ts';
import {
  type AdministeredCreatorFactsFragment,
  useRecordCreatorViolationMutation,
  useWithdrawCreatorViolationMutation,
} from './CreatorAdmin.generated.ts';

export interface ViolationQuestion {
  creator: AdministeredCreatorFactsFragment;
  /** Id of the violation that is to be withdrawn; undefined to record one. */
  withdrawn?: string;
}

interface ViolationDialogProps extends ViolationQuestion {
  onClose: () => void;
}

/** Asks why a violation of a creator is recorded or withdrawn; the creator is told. */
export const ViolationDialog = ({ creator, withdrawn, onClose }: ViolationDialogProps) => {
  const { id: memberId, member, status, violations } = creator;
  const context = { showsErrors: true };
  const [violate] = useRecordCreatorViolationMutation({ context });
  const [withdraw] = useWithdrawCreatorViolationMutation({ context });
  const name = member?.name ?? '创作者';
  if (withdrawn !== undefined)
    return (
      <ReasonModal
        title={`撤销${name}的违规`}
        text={
          status === 'ENDED'
            ? '撤销后，因违规退出的创作者会回到创作者计划。'
            : '撤销后，这次违规不再计数。'
        }
        action="撤销违规"
        readBy="对方会看到"
        send={async (reason) => {
          await withdraw({ variables: { input: { violationId: withdrawn, reason } } });
          notify.done('已撤销违规');
        }}
        onClose={onClose}
      />
    );
  return (
    <ReasonModal
      title={`记录${name}的违规`}
      text={
        violations.length === 0
          ? '这是第一次违规；累计两次将退出创作者计划。'
          : '这是第二次违规，对方将立即退出创作者计划，且不能再次加入。'
      }
      action="记录违规"
      readBy="对方会看到"
      send={async (reason) => {
        await violate({ variables: { input: { memberId, reason } } });
        notify.done('已记录违规');
      }}
      onClose={onClose}
    />
  );
};
