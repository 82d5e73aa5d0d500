import '@mantine/core/styles/Alert.layer.css';
import { Alert, Text } from '@mantine/core';
import { MAX_VIOLATIONS } from '@whaletide/schema/domains/creators/rules/programme.ts';
import { formatDate } from '#lib/dates.ts';
import type { CreatorFactsFragment } from './CreatorCentre.generated.ts';

/** Notice of what stands against a creator: a ban, the end of the programme, or violations. */
export const Standing = ({ facts }: { facts: CreatorFactsFragment }) => {
  const { status, banReason, violations } = facts;
  return (
    <>
      {status === 'BANNED' && (
        <Alert color="danger" title="封禁创作者权益" mb="lg" role="note">
          很抱歉，因{banReason ?? '违反规范'}
          ，你已被管理员封禁创作者权益。封禁期间不结算收益，也不能兑换；已提交的兑换由管理员处理。
        </Alert>
      )}
      {status === 'ENDED' && (
        <Alert color="danger" title="已退出创作者计划" mb="lg" role="note">
          违规累计 {MAX_VIOLATIONS} 次，你已退出创作者计划，不再产生收益，也不能兑换。
        </Alert>
      )}
      {violations.length > 0 && (
        <Alert
          color="gray"
          title={`违规记录 ${violations.length} / ${MAX_VIOLATIONS}`}
          mb="lg"
          role="note"
        >
          {violations.map(({ id, reason, createdAt }) => (
            <Text key={id} size="sm">
              {formatDate(createdAt)}：{reason}
            </Text>
          ))}
        </Alert>
      )}
    </>
  );
};
