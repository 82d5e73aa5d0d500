import { Button, FileButton, Group, Text } from '@mantine/core';
import { IconFile, IconReceipt } from '@tabler/icons-react';
import {
  checkReceipt,
  type ReceiptCheck as Check,
  type ReceiptTools,
} from '@whaletide/schema/domains/receipts/rules/check-receipt.ts';
import { useEffect, useState } from 'react';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { browserTools } from './browser-tools.ts';
import { CheckOutcome } from './CheckOutcome.tsx';
import { LogConsistency } from './LogConsistency.tsx';

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** Larger receipts are none. */
const MAX_RECEIPT = 64 * 1024;

interface Chosen {
  receipt: File | null;
  result: File | null;
}

interface Checked {
  check: Check;
  withFile: boolean;
  trusts: boolean;
}

const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer());

/** Loads at once what checks, so that it needs no network later. */
const useTools = () => {
  const [tools, setTools] = useState<ReceiptTools | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const load = () => void browserTools().then(setTools, setFailure);
  useEffect(load, []);
  const retry = () => {
    setFailure(null);
    load();
  };
  return { tools, failure, retry };
};

/** Two files, a receipt and a result, and what the browser finds about them. */
export const ReceiptCheck = ({ siteKey }: { siteKey: string | null }) => {
  const { tools, failure, retry } = useTools();
  const [chosen, setChosen] = useState<Chosen>({ receipt: null, result: null });
  const [checked, setChecked] = useState<Checked | null>(null);
  const [unreadable, setUnreadable] = useState(false);

  const { receipt, result } = chosen;
  useEffect(() => {
    if (!tools || !receipt) return;
    let current = true;
    const check = async () => {
      const own = receipt.size > MAX_RECEIPT ? new Uint8Array() : await bytesOf(receipt);
      const file = result && (await bytesOf(result));
      const found = await checkReceipt(tools, { receipt: own, file, trusted: siteKey });
      if (!current) return;
      setUnreadable(false);
      setChecked({ check: found, withFile: file !== null, trusts: siteKey !== null });
    };
    check().catch(() => {
      if (current) setUnreadable(true);
    });
    return () => {
      current = false;
    };
  }, [tools, receipt, result, siteKey]);

  if (failure !== null) return <ErrorState error={failure} onRetry={retry} />;
  const choose = (part: Partial<Chosen>) => setChosen((before) => ({ ...before, ...part }));
  return (
    <>
      <Group gap="sm" my="md">
        <FileButton onChange={(file) => file && choose({ receipt: file })}>
          {(props) => (
            <Button {...props} leftSection={<IconReceipt {...icon} />}>
              选择回执
            </Button>
          )}
        </FileButton>
        <FileButton onChange={(file) => file && choose({ result: file })}>
          {(props) => (
            <Button {...props} variant="default" leftSection={<IconFile {...icon} />}>
              选择结果文件
            </Button>
          )}
        </FileButton>
      </Group>
      <Text size="sm" c="dimmed" mb="md">
        回执：{receipt?.name ?? '未选择'}；结果文件：{result?.name ?? '未选择'}
      </Text>
      <div aria-live="polite">
        {unreadable && <Text c="var(--mantine-color-error)">文件读取失败，请重新选择</Text>}
        {!unreadable && receipt && !checked && <Text size="sm">正在核对…</Text>}
        {!unreadable && receipt && checked && <CheckOutcome {...checked} />}
        {!unreadable && receipt && tools && checked?.check.head && (
          <LogConsistency tools={tools} head={checked.check.head} />
        )}
      </div>
    </>
  );
};
