import { useApolloClient } from '@apollo/client/react';
import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { failureOf } from '#apollo/errors.ts';
import { notify } from '#lib/notify.ts';
import { saveText } from '#lib/save-text.ts';
import { WorkReceiptDocument } from './ReceiptButton.generated.ts';
import classes from './ReceiptButton.module.css';

interface ReceiptButtonProps {
  workId: string;
  /** Name of the work's file. */
  fileName: string;
}

const FAILED = '下载回执失败';

/** Saves the receipt of a scored work, as it is in the log by now. */
export const ReceiptButton = ({ workId, fileName }: ReceiptButtonProps) => {
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    if (busy) return;
    setBusy(true);
    try {
      const { data } = await client.query({
        query: WorkReceiptDocument,
        variables: { id: workId },
        fetchPolicy: 'no-cache',
        context: { showsErrors: true },
      });
      const receipt = data?.work?.receipt;
      if (receipt) saveText(`${fileName}.${receipt.index}.tlog-proof`, receipt.text, 'text/plain');
      else notify.failed(FAILED, '该提交的得分不在日志中，没有回执');
    } catch (error) {
      notify.failed(FAILED, failureOf(error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <UnstyledButton
      className={classes.button}
      aria-label={`下载回执：${fileName}`}
      aria-disabled={busy}
      onClick={() => void save()}
    >
      {busy ? '正在下载…' : '下载回执'}
    </UnstyledButton>
  );
};
