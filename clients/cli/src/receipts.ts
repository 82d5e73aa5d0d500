import { createHash, createPublicKey, verify } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import {
  checkReceipt,
  type ReceiptTools,
} from '@whaletide/schema/domains/receipts/rules/check-receipt.ts';
import { receiptProblemTexts } from '@whaletide/schema/domains/receipts/rules/receipt-texts.ts';
import { type Run, textOf } from './command.ts';
import { exits, Problem } from './exits.ts';

/** Bytes before a raw key of Ed25519 in its standard form (RFC 8410). */
const KEY_PREFIX = Buffer.from('302a300506032b6570032100', 'hex');

const tools: ReceiptTools = {
  sha256: (bytes) => new Uint8Array(createHash('sha256').update(bytes).digest()),
  verify: (publicKey, message, signature) => {
    try {
      const der = Buffer.concat([KEY_PREFIX, publicKey]);
      const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
      return verify(null, message, key, signature);
    } catch {
      return false;
    }
  },
};

const readBytes = (file: string): Uint8Array => {
  if (!existsSync(file)) throw new Problem(exits.usage, `找不到文件：${file}`);
  return new Uint8Array(readFileSync(file));
};

/** Checks a receipt by the site's own rules, without asking anyone. */
const check = async (run: Run, receipt: Uint8Array): Promise<void> => {
  const file = textOf(run, 'file');
  const trusted = textOf(run, 'key') ?? null;
  const bytes = file === undefined ? null : readBytes(file);
  const { problems, facts, index, head } = await checkReceipt(tools, {
    receipt,
    file: bytes,
    trusted,
  });
  const isGenuine = problems.length === 0;
  run.out.answer(
    { isGenuine, problems, facts, index, leavesCount: head?.size ?? null },
    {
      结果: isGenuine ? '回执有效' : '回执无效',
      ...(!isGenuine && { 问题: problems.map((one) => receiptProblemTexts[one]) }),
      ...(facts && { 提交编号: facts.work, 公开得分: facts.public, 提交时间: facts.submitted }),
      公钥: trusted === null ? '取自回执本身；用 --key 指定本站公布的公钥' : '与 --key 相同',
      结果文件: file === undefined ? '未核对；用 --file 指定' : file,
    },
  );
  if (!isGenuine)
    throw new Problem(exits.notGenuine, problems.map((one) => receiptProblemTexts[one]).join('；'));
};

interface Receipts {
  work: { receipt: { index: number; text: string } | null } | null;
}

/** Reads the receipt of a work, keeps it, or checks one: of the site, or of a file without a network. */
export const runReceipt = async (run: Run): Promise<void> => {
  const { workId, verify: isToCheck } = run.values;
  const named = String(workId as string);
  if (isToCheck === true && existsSync(named)) {
    await check(run, readBytes(named));
    return;
  }
  if (isToCheck === true && !/^[0-9A-Za-z_-]{1,64}$/.test(named))
    throw new Problem(exits.usage, `找不到文件：${named}`);
  const answer = await run.site().verb('receipt', { workId });
  const receipt = (answer as unknown as Receipts).work?.receipt;
  if (!receipt)
    throw new Problem(exits.notFound, '这份提交还没有回执：评分后才会写入日志', 'NOT_FOUND');
  const to = textOf(run, 'to');
  if (to !== undefined) writeFileSync(to, receipt.text);
  if (isToCheck === true) await check(run, new TextEncoder().encode(receipt.text));
  else run.out.answer(answer, to === undefined ? receipt.text.trimEnd() : `回执已保存：${to}`);
};
