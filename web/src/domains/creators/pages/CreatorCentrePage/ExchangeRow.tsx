import { Badge, Button, Text } from '@mantine/core';
import { useState } from 'react';
import { CopyButton } from '#components/CopyButton/CopyButton.tsx';
import { formatDateTime } from '#lib/dates.ts';
import surfaces from '#theme/surfaces.module.css';
import { dayText, exchangeColors, exchangeTexts } from '#domains/creators/exchange-status.ts';
import type { CreatorExchangesQuery } from './CreatorCentre.generated.ts';
import classes from './CreatorCentrePage.module.css';

type Exchanges = NonNullable<CreatorExchangesQuery['viewer']>['exchanges'];
type Exchange = NonNullable<Exchanges>['items'][number];

/** Code of a card: shown and copied where its member asks for it. */
const CardCode = ({ code, amount }: { code: string; amount: number }) => {
  const [shown, setShown] = useState(false);
  return (
    <span className={classes.code}>
      <code>{shown ? code : '••••••••'}</code>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={`${shown ? '隐藏' : '显示'}卡密：${amount} 元礼品卡`}
        onClick={() => setShown(!shown)}
      >
        {shown ? '隐藏卡密' : '显示卡密'}
      </Button>
      <CopyButton text={code} variant="subtle" size="compact-sm">
        复制
      </CopyButton>
    </span>
  );
};

/** One exchange of the member's, with what has become of it. */
export const ExchangeRow = ({ exchange }: { exchange: Exchange }) => {
  const { amount, status, requestedAt, paidBy, decidedAt, cardCode, reason } = exchange;
  return (
    <li className={`${surfaces.row} ${classes.exchange}`}>
      <div className={classes.about}>
        <span className={classes.name}>
          {amount} 元电子礼品卡
          <Badge color={exchangeColors[status]}>{exchangeTexts[status]}</Badge>
        </span>
        <Text size="sm" c="dimmed">
          {formatDateTime(requestedAt)} 申请
          {status === 'WAITING' && `，${dayText(paidBy)} 前发放`}
          {decidedAt !== null && `，${formatDateTime(decidedAt)} ${exchangeTexts[status]}`}
        </Text>
        {reason && <Text size="sm">退还原因：{reason}</Text>}
      </div>
      {cardCode !== null && <CardCode code={cardCode} amount={amount} />}
    </li>
  );
};
