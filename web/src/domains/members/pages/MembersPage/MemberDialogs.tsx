import { ReasonModal } from '#components/ReasonModal/ReasonModal.tsx';
import { notify } from '#lib/notify.ts';
import { type Asked, ManageModal } from './ManageModal.tsx';
import {
  type AdministeredFactsFragment,
  useBanCreatorMutation,
  useDeactivateMemberMutation,
} from './Members.generated.ts';
import { VerifyModal } from './VerifyModal.tsx';

interface MemberDialogsProps {
  row: AdministeredFactsFragment;
  own: boolean;
  /** Null shows what there is to do. */
  asked: Asked | null;
  onAsk: (asked: Asked) => void;
  onClose: () => void;
}

const context = { showsErrors: true };

/** Dialogs that ask an administrator about a member, one at a time. */
export const MemberDialogs = ({ row, own, asked, onAsk, onClose }: MemberDialogsProps) => {
  const [deactivate] = useDeactivateMemberMutation({ context });
  const [ban] = useBanCreatorMutation({ context });
  const memberId = row.id;
  const { name } = row.member;
  if (asked === null) return <ManageModal row={row} own={own} onAsk={onAsk} onClose={onClose} />;
  if (asked === 'verify') return <VerifyModal row={row} onClose={onClose} />;
  if (asked === 'ban')
    return (
      <ReasonModal
        title={`封禁${name}的创作者权益`}
        text="封禁后立即不能创建和修改专栏，不再结算创作收益，也不能兑换；已有的内容保留。"
        action="封禁"
        readBy="该用户会看到"
        send={async (reason) => {
          await ban({ variables: { input: { memberId, reason } } });
          notify.done('已封禁创作者权益');
        }}
        onClose={onClose}
      />
    );
  return (
    <ReasonModal
      title={`停用${name}的账号`}
      text="停用后，该账号的所有登录立即失效，也不能再登录；随时可以恢复。"
      action="停用"
      readBy="写入操作记录"
      send={async (reason) => {
        await deactivate({ variables: { input: { memberId, reason } } });
        notify.done('账号已停用');
      }}
      onClose={onClose}
    />
  );
};
