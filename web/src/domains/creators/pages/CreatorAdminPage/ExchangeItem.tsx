import { Badge, Button, Text } from '@mantine/core';
import { formatDateTime } from '#lib/dates.ts';
import surfaces from '#theme/surfaces.module.css';
import { MemberFace, MemberName } from '#domains/members/components/MemberLink/MemberLink.tsx';
import { dayText, exchangeColors, exchangeTexts } from '#domains/creators/exchange-status.ts';
import type { AdministeredExchangeFragment } from './CreatorAdmin.generated.ts';
import type { ExchangeDialog } from './ExchangeDialogs.tsx';
import classes from './CreatorAdminPage.module.css';

interface ExchangeItemProps {
  exchange: AdministeredExchangeFragment;
  onDecide: (dialog: ExchangeDialog) => void;
}

/** An exchange in the administrators' list, with what they may do with it. */
export const ExchangeItem = ({ exchange, onDecide }: ExchangeItemProps) => {
  const { member, amount, status, requestedAt, paidBy, decidedAt, reason } = exchange;
  const name = member?.name ?? '已注销的成员';
  return (
    <li className={`${surfaces.row} ${classes.row}`}>
      {member && <MemberFace member={member} size={40} />}
      <div className={classes.about}>
        <span className={classes.name}>
          {member ? <MemberName member={member} /> : name}
          <strong>{amount} 元</strong>
          <Badge color={exchangeColors[status]}>{exchangeTexts[status]}</Badge>
        </span>
        <Text size="sm" c="dimmed">
          {formatDateTime(requestedAt)} 申请
          {decidedAt === null
            ? `，应在 ${dayText(paidBy)} 前发放`
            : `，${formatDateTime(decidedAt)} ${exchangeTexts[status]}`}
        </Text>
        {reason && <Text size="sm">退还原因：{reason}</Text>}
      </div>
      {status === 'WAITING' && (
        <div className={classes.actions}>
          <Button
            aria-haspopup="dialog"
            aria-label={`发放${name}的 ${amount} 元礼品卡`}
            onClick={() => onDecide({ kind: 'pay', exchange })}
          >
            发放
          </Button>
          <Button
            variant="default"
            aria-haspopup="dialog"
            aria-label={`退还${name}的 ${amount} 元兑换`}
            onClick={() => onDecide({ kind: 'return', exchange })}
          >
            退还
          </Button>
        </div>
      )}
    </li>
  );
};
