import '@mantine/core/styles/Alert.layer.css';
import '@mantine/core/styles/List.layer.css';
import { Alert, List } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import type { ReceiptCheck } from '@whaletide/schema/domains/receipts/rules/check-receipt.ts';
import { receiptProblemTexts } from '@whaletide/schema/domains/receipts/rules/receipt-texts.ts';
import { checkFacts } from './check-facts.ts';
import classes from './ReceiptCheckPage.module.css';

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

interface CheckOutcomeProps {
  check: ReceiptCheck;
  /** True where a result file was checked with the receipt. */
  withFile: boolean;
  /** True where the site's key was known. */
  trusts: boolean;
}

/** Result of a check: that all is right, or what is wrong, and what the receipt says. */
export const CheckOutcome = ({ check, withFile, trusts }: CheckOutcomeProps) => {
  const { problems } = check;
  const facts = checkFacts(check);
  return (
    <>
      {problems.length === 0 ? (
        <Alert
          color="success"
          title={withFile ? '核对无误' : '回执无误'}
          icon={<IconCircleCheck {...icon} />}
        >
          {withFile
            ? '文件与提交时一致，得分、时间与顺序未被改动，签名成立。'
            : '回执未被改动，签名成立。还没有选择结果文件，文件没有核对。'}
          {!trusts && '没有取得本站公钥，仅以回执中的公钥核对。'}
        </Alert>
      ) : (
        <Alert color="danger" title="核对不通过" icon={<IconAlertTriangle {...icon} />}>
          <List size="sm">
            {problems.map((problem) => (
              <List.Item key={problem}>{receiptProblemTexts[problem]}</List.Item>
            ))}
          </List>
        </Alert>
      )}
      {facts.length > 0 && (
        <dl className={classes.facts} aria-label="回执内容">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
};
