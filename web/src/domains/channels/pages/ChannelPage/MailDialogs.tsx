import { Text } from '@mantine/core';
import { ConfirmModal } from '#components/ConfirmModal/ConfirmModal.tsx';

/** The dialog that is open. */
export type Asked = 'subscribe' | 'bind' | 'prove' | 'cancel';

interface MailDialogsProps {
  asked: Asked;
  /** Name of the channel. */
  name: string;
  onSubscribe: () => Promise<unknown>;
  onBind: () => Promise<unknown>;
  onCancel: () => Promise<unknown>;
  onClose: () => void;
}

/** Dialogs about a channel's mails: the invitation, the way to a proved e-mail, and the end. */
const MailDialogs = (props: MailDialogsProps) => {
  const { asked, name, onSubscribe, onBind, onCancel, onClose } = props;
  if (asked === 'subscribe')
    return (
      <ConfirmModal
        key={asked}
        title="邮件订阅"
        action="立即订阅"
        failed="订阅失败"
        onConfirm={onSubscribe}
        onClose={onClose}
      >
        <Text>
          订阅「{name}
          」，每周用一封邮件告诉你这里新收录了什么；没有新内容就不打扰。订阅的同时会关注这个频道，随时可以取消。
        </Text>
      </ConfirmModal>
    );
  if (asked === 'bind' || asked === 'prove') {
    const isBound = asked === 'prove';
    return (
      <ConfirmModal
        key={asked}
        title={isBound ? '认证邮箱' : '绑定邮箱'}
        action={isBound ? '前往认证' : '前往绑定'}
        failed="前往失败"
        onConfirm={onBind}
        onClose={onClose}
      >
        <Text>
          {isBound
            ? '你的邮箱尚未认证，无法接收订阅邮件，是否前往认证？'
            : '暂未绑定邮箱，无法接收订阅邮件，是否前往绑定？'}
        </Text>
      </ConfirmModal>
    );
  }
  return (
    <ConfirmModal
      key={asked}
      title="取消订阅"
      action="确定"
      failed="取消订阅失败"
      onConfirm={onCancel}
      onClose={onClose}
    >
      <Text>确认要取消订阅吗？</Text>
    </ConfirmModal>
  );
};

export default MailDialogs;
