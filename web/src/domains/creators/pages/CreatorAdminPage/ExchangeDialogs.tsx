import { Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import {
  cardCodeProblem,
  MAX_CARD_CODE,
} from '@whaletide/schema/domains/creators/rules/exchange.ts';
import { FormModal } from '#components/FormModal/FormModal.tsx';
import { ReasonModal } from '#components/ReasonModal/ReasonModal.tsx';
import { notify } from '#lib/notify.ts';
import {
  type AdministeredExchangeFragment,
  usePayExchangeMutation,
  useReturnExchangeMutation,
} from './CreatorAdmin.generated.ts';

export interface ExchangeDialog {
  kind: 'pay' | 'return';
  exchange: AdministeredExchangeFragment;
}

interface ExchangeDialogsProps {
  dialog: ExchangeDialog;
  onDecided: () => Promise<unknown>;
  onClose: () => void;
}

const context = { showsErrors: true };

/** Dialogs in which an administrator hands out a gift card or gives the coins back. */
const ExchangeDialogs = ({ dialog, onDecided, onClose }: ExchangeDialogsProps) => {
  const { id: exchangeId, amount, member } = dialog.exchange;
  const [pay] = usePayExchangeMutation({ context });
  const [giveBack] = useReturnExchangeMutation({ context });
  const form = useForm({
    initialValues: { code: '' },
    validate: { code: (code) => (code.trim() ? (cardCodeProblem(code)?.message ?? null) : null) },
  });
  if (dialog.kind === 'return')
    return (
      <ReasonModal
        title={`退还 ${amount} 元兑换`}
        text={`${amount} 鲸币会退回对方的钱包。`}
        action="退还"
        readBy="对方会看到"
        send={async (reason) => {
          await giveBack({ variables: { input: { exchangeId, reason } } });
          notify.done('已退还');
          await onDecided();
        }}
        onClose={onClose}
      />
    );
  return (
    <FormModal
      title={`发放 ${amount} 元电子礼品卡`}
      form={form}
      action="发放"
      send={async ({ code }) => {
        await pay({ variables: { input: { exchangeId, code: code.trim() } } });
        notify.done('已发放');
        await onDecided();
      }}
      onClose={onClose}
    >
      <Text size="sm">
        发放给{member?.name ?? '申请人'}。卡密加密保存，只有对方可以看到，发放后不能修改。
      </Text>
      <TextInput
        label="卡密"
        description={`最多${MAX_CARD_CODE}个字符；接入了礼品卡平台时留空，由平台发卡`}
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('code')}
      />
    </FormModal>
  );
};

export default ExchangeDialogs;
