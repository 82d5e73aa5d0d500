import { ownOnly, type PersonalColumn } from '#personal-data/entry.ts';
import { webhooks } from './tables.ts';

/** Columns of this domain by which rows are a member's. */
export const personal: readonly PersonalColumn[] = [
  {
    column: webhooks.keeperId,
    file: '账号/Webhook',
    title: '接收事件的地址，不含密钥',
    fields: [
      ownOnly(
        '本人设置的接收地址',
        webhooks.id,
        webhooks.organizationId,
        webhooks.keeperId,
        webhooks.name,
        webhooks.url,
        webhooks.kinds,
        webhooks.createDate,
        webhooks.stoppedDate,
        webhooks.stopped,
        webhooks.deliveredDate,
      ),
    ],
    without: [
      webhooks.sealedSecret,
      webhooks.oldSealedSecret,
      webhooks.oldSecretUntil,
      webhooks.manualSince,
      webhooks.manualTries,
    ],
  },
];
