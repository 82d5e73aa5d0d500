import { Button, Text, Title } from '@mantine/core';
import {
  EXCHANGE_CUTOFF_DAY,
  EXCHANGE_MONTH_LIMIT,
  EXCHANGE_PAY_DAY,
  exchangeAmounts,
  exchangeProblem,
} from '@whaletide/schema/domains/creators/rules/exchange.ts';
import { creatorStatus } from '@whaletide/schema/domains/creators/rules/programme.ts';
import { useState } from 'react';
import { ConfirmModal } from '#components/ConfirmModal/ConfirmModal.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';
import { notify } from '#lib/notify.ts';
import { dayText } from '#domains/creators/exchange-status.ts';
import surfaces from '#theme/surfaces.module.css';
import {
  type CreatorFactsFragment,
  useRequestExchangeMutation,
} from './CreatorCentre.generated.ts';
import classes from './CreatorCentrePage.module.css';

interface ExchangeFormProps {
  facts: CreatorFactsFragment;
  onExchanged: () => Promise<void>;
}

const statuses = {
  NONE: creatorStatus.none,
  ACTIVE: creatorStatus.active,
  BANNED: creatorStatus.banned,
  ENDED: creatorStatus.ended,
} as const;

/** Explains in the rules' words why a card can't be had now; null where it can. */
const refusalOf = (amount: number, facts: CreatorFactsFragment): string | null =>
  exchangeProblem(amount, {
    status: statuses[facts.status],
    banReason: facts.banReason,
    balance: facts.balance,
    exchanged: EXCHANGE_MONTH_LIMIT - facts.exchangeLeft,
  })?.message ?? null;

/** Gift cards to choose from; one that can't be had says why. */
export const ExchangeForm = ({ facts, onExchanged }: ExchangeFormProps) => {
  const [asked, setAsked] = useState<number | null>(null);
  const [request] = useRequestExchangeMutation({ context: { showsErrors: true } });
  const send = async (amount: number) => {
    await request({ variables: { input: { amount } } });
    notify.done('兑换申请已提交');
    await onExchanged();
  };
  return (
    <section aria-labelledby="cards">
      <Title order={2} size="h4" id="cards">
        电子礼品卡
      </Title>
      <Text c="dimmed" mb="md">
        余额 {facts.balance} 鲸币，本月还可兑换 {facts.exchangeLeft} 元。每月 {EXCHANGE_CUTOFF_DAY}{' '}
        日 23:59 前的申请在当月 {EXCHANGE_PAY_DAY} 日前发放。
      </Text>
      <ul className={classes.cards}>
        {exchangeAmounts.map((amount) => {
          const refusal = refusalOf(amount, facts);
          return (
            <li key={amount} className={`${surfaces.panel} ${classes.card}`}>
              <span className={classes.yuan}>{amount} 元</span>
              <Text size="sm" c="dimmed">
                {amount} 鲸币
              </Text>
              <Button
                fullWidth
                mt="sm"
                aria-haspopup="dialog"
                aria-label={`兑换 ${amount} 元`}
                aria-describedby={refusal ? `refusal-${amount}` : undefined}
                disabled={refusal !== null}
                onClick={() => setAsked(amount)}
              >
                兑换
              </Button>
              {refusal && (
                <Text size="sm" c="dimmed" mt="xs" id={`refusal-${amount}`}>
                  {refusal}
                </Text>
              )}
            </li>
          );
        })}
      </ul>
      <Opened of={asked}>
        {(amount) => (
          <ConfirmModal
            title={`兑换 ${amount} 元电子礼品卡`}
            action="确认兑换"
            failed="兑换失败"
            onConfirm={() => send(amount)}
            onClose={() => setAsked(null)}
          >
            <Text>
              将扣除 {amount} 鲸币，礼品卡会在 {dayText(facts.paidBy)}{' '}
              前发放。未能发放时鲸币全额退还。
            </Text>
          </ConfirmModal>
        )}
      </Opened>
    </section>
  );
};
