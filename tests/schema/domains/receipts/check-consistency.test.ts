import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  checkConsistency,
  headOfNote,
} from '@whaletide/schema/domains/receipts/rules/check-consistency.ts';
import { toBase64 } from '@whaletide/schema/domains/receipts/rules/bytes.ts';
import { consistencyRanges } from '@whaletide/schema/domains/receipts/rules/merkle-tree.ts';
import type { TreeHead } from '@whaletide/schema/domains/receipts/rules/merkle-proofs.ts';
import { makeLog, tools } from '#tests/support/receipt-log.ts';

const LEAVES = 13;
let log: Awaited<ReturnType<typeof makeLog>>;
beforeAll(async () => {
  log = await makeLog(LEAVES);
});

const earlier = async (size: number): Promise<TreeHead> => ({
  size,
  root: await log.tree.root([0, size]),
});
const proofOf = async (first: number, size: number) =>
  (await log.tree.roots(consistencyRanges(first, size))).map(toBase64);
const newest = () => ({ note: log.checkpoint, key: log.key });

describe('an earlier checkpoint and the log as it is now', () => {
  it('are consistent, whatever the size of the earlier one', async () => {
    for (let size = 0; size <= LEAVES; size += 1)
      expect(await checkConsistency(tools, await earlier(size), newest(), proofOf)).toEqual({
        of: 'consistent',
        size: LEAVES,
      });
  });

  it('aren’t where the log was rewritten, or the proof isn’t one', async () => {
    const other = await makeLog(LEAVES, { opened: false });
    const forged = { size: 7, root: await other.tree.root([1, 8]) };
    expect((await checkConsistency(tools, forged, newest(), proofOf)).of).toBe('different');
    const broken = async (first: number, size: number) => (await proofOf(first, size)).slice(1);
    expect((await checkConsistency(tools, await earlier(7), newest(), broken)).of).toBe(
      'different',
    );
    const garbage = () => Promise.resolve(['什么也不是']);
    expect((await checkConsistency(tools, await earlier(7), newest(), garbage)).of).toBe(
      'different',
    );
    const same = { size: LEAVES, root: forged.root };
    expect((await checkConsistency(tools, same, newest(), proofOf)).of).toBe('different');
  });

  it('tell of a log that has become shorter, without asking for a proof', async () => {
    const ask = () => Promise.reject(new Error('asked'));
    const longer = { ...(await earlier(LEAVES)), size: LEAVES + 1 };
    expect(await checkConsistency(tools, longer, newest(), ask)).toEqual({
      of: 'shorter',
      size: LEAVES,
    });
  });

  it('tell of a newest checkpoint that isn’t signed', async () => {
    const { note, key } = newest();
    const changed = { note: note.replace(`\n${LEAVES}\n`, `\n${LEAVES + 1}\n`), key };
    expect(await checkConsistency(tools, await earlier(3), changed, proofOf)).toEqual({
      of: 'unsigned',
    });
    expect(await headOfNote(tools, changed)).toBeNull();
  });
});
