import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { webcrypto } from 'node:crypto';
import { receiptText } from '@whaletide/schema/domains/receipts/rules/receipt-file.ts';
import { browserTools } from '#web/src/domains/receipts/pages/ReceiptCheckPage/browser-tools.ts';
import * as libraryTools from '#web/src/domains/receipts/pages/ReceiptCheckPage/library-tools.ts';
import { makeLog, tools } from '#tests/support/receipt-log.ts';
import { type Answers, fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';
import { readableFile } from '#tests/web/support/readable-file.ts';

let log: Awaited<ReturnType<typeof makeLog>>;
let receipt: string;
let file: Buffer;
beforeAll(async () => {
  log = await makeLog(9);
  const { file: own, ...rest } = await log.receiptOf(4);
  [receipt, file] = [receiptText(rest), Buffer.from(own)];
});

const open = (key = log.key, newest = log, answers: Answers = {}) => {
  fakeGateway({
    NewestCheckpoint: () => ({
      receipts: {
        __typename: 'Receipts',
        checkpoint: {
          __typename: 'Checkpoint',
          origin: 'whaletide-log/test',
          leavesCount: Number(newest.checkpoint.split('\n')[1]),
          root: newest.checkpoint.split('\n')[2],
          note: newest.checkpoint,
          key,
        },
      },
    }),
    ...answers,
  });
  return openPage('/home/receipts');
};

/** Chooses a file as the nth of the two. */
const choose = async (
  user: ReturnType<typeof openPage>['user'],
  which: 0 | 1,
  content: string | Buffer,
) => {
  await screen.findByRole('button', { name: '选择回执' });
  const input = document.querySelectorAll<HTMLInputElement>('input[type="file"]')[which];
  if (!input) throw new Error('no field for a file');
  await user.upload(input, readableFile(content, which === 0 ? 'r.tlog-proof' : 'result.csv'));
};

it('says that a receipt and its file are right, and what they say', async () => {
  const { user } = open();
  await choose(user, 0, receipt);
  expect(await screen.findByText(/还没有选择结果文件/)).toBeVisible();
  await choose(user, 1, file);
  expect(await screen.findByText(/文件与提交时一致/)).toBeVisible();
  const facts = within(screen.getByLabelText('回执内容'));
  expect(facts.getByText('第 5 条')).toBeVisible();
  expect(facts.getByText('work4')).toBeVisible();
});

it('names what is wrong', async () => {
  const { user } = open();
  await choose(user, 0, receipt);
  await choose(user, 1, Buffer.concat([file, Buffer.from('\n')]));
  expect(await screen.findByText('核对不通过')).toBeVisible();
  expect(screen.getByText(/结果文件与提交时不同/)).toBeVisible();
  await choose(user, 1, file);
  expect(await screen.findByText(/文件与提交时一致/)).toBeVisible();
  await choose(user, 0, receipt.replace(/^submitted .*$/m, 'submitted "2023-11-14T22:13:21.000Z"'));
  expect(await screen.findByText('提交或评分时间被改动')).toBeVisible();
  await choose(user, 0, '什么也不是');
  expect(await screen.findByText(/无法读取/)).toBeVisible();
});

it('takes no other log’s receipt for this site’s', async () => {
  const other = await makeLog(2);
  const { user } = open(other.key);
  await choose(user, 0, receipt);
  expect(await screen.findByText('回执中的公钥不是本站的公钥')).toBeVisible();
});

it('compares the receipt with the log as it is now', async () => {
  const { user } = open();
  await choose(user, 0, receipt);
  expect(await screen.findByText('日志只增不改')).toBeVisible();
  expect(screen.getByText('日志现有 9 条，前 9 条与回执的检查点一致。')).toBeVisible();
});

it('says where this part couldn’t be checked, and tries again', async () => {
  let isUp = false;
  const { user } = open(log.key, log, {
    NewestCheckpoint: () => {
      if (!isUp) throw new Refused({ code: 'UPSTREAM_UNAVAILABLE', message: '暂时不可用' });
      return {
        receipts: {
          __typename: 'Receipts',
          checkpoint: {
            __typename: 'Checkpoint',
            origin: 'whaletide-log/test',
            leavesCount: 9,
            root: log.checkpoint.split('\n')[2],
            note: log.checkpoint,
            key: log.key,
          },
        },
      };
    },
  });
  await choose(user, 0, receipt);
  expect(await screen.findByText('没有核对回执之后的日志')).toBeVisible();
  expect(screen.getByText(/回执未被改动/)).toBeVisible();
  isUp = true;
  await user.click(screen.getByRole('button', { name: '重新核对' }));
  expect(await screen.findByText('日志只增不改')).toBeVisible();
});

it('shows the newest checkpoint, and retries where it failed to come', async () => {
  open();
  expect(await screen.findByLabelText('检查点')).toHaveTextContent(/whaletide-log\/test/);
  expect(screen.getByText(/现有 9 条记录/)).toBeVisible();
});

describe('the cryptography', () => {
  const own = Object.getOwnPropertyDescriptor(globalThis.crypto, 'subtle');
  const withSubtle = (subtle: SubtleCrypto | undefined) =>
    Object.defineProperty(globalThis.crypto, 'subtle', { value: subtle, configurable: true });
  afterEach(() => {
    if (own) Object.defineProperty(globalThis.crypto, 'subtle', own);
    else Reflect.deleteProperty(globalThis.crypto, 'subtle');
  });
  const subtle = webcrypto.subtle as unknown as SubtleCrypto;
  const withoutEd25519 = {
    digest: subtle.digest.bind(subtle),
    importKey: () => Promise.reject(new Error('NotSupportedError')),
  } as unknown as SubtleCrypto;

  it.each([
    ['the browser’s own', subtle],
    ['the browser’s hash alone', withoutEd25519],
    ['none of the browser', undefined],
  ])('is right with %s', async (_, given) => {
    withSubtle(given);
    const made = await browserTools();
    const message = Buffer.from(log.checkpoint.split('\n\n')[0] + '\n');
    const line = log.checkpoint.trim().split(' ').at(-1) ?? '';
    const signature = new Uint8Array(Buffer.from(line, 'base64').subarray(4));
    const key = new Uint8Array(Buffer.from(log.key.split('+').slice(2).join('+'), 'base64')).slice(
      1,
    );
    expect(Buffer.from(await made.sha256(message))).toEqual(
      Buffer.from(await tools.sha256(message)),
    );
    expect(await made.verify(key, message, signature)).toBe(true);
    const changed = signature.map((byte, index) => (index === 9 ? byte ^ 1 : byte));
    expect(await made.verify(key, message, changed)).toBe(false);
    expect(await libraryTools.verify(key, message, new Uint8Array(64).fill(255))).toBe(false);
  });
});
