import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  isConsistent,
  rootByInclusion,
} from '@whaletide/schema/domains/receipts/rules/merkle-proofs.ts';
import {
  consistencyRanges,
  inclusionRanges,
  leafHash,
} from '@whaletide/schema/domains/receipts/rules/merkle-tree.ts';
import { growingTree, sha256 } from '#tests/support/receipt-log.ts';

// The leaves and roots of the reference implementation of RFC 6962 (certificate-transparency).
const leaves = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657'].concat(
  '606162636465666768696a6b6c6d6e6f',
);
const roots = [
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'hex'));

const vectors = async () => {
  const tree = growingTree();
  for (const leaf of leaves) await tree.add(bytesOf(leaf));
  return tree;
};

describe('RFC 6962', () => {
  it('an empty tree has the hash of nothing', async () => {
    expect(hex(await growingTree().root([0, 0]))).toBe(
      'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    );
  });

  it('the reference’s trees have its roots', async () => {
    const tree = await vectors();
    const own = await Promise.all(roots.map((_, index) => tree.root([0, index + 1])));
    expect(own.map(hex)).toEqual(roots);
  });

  it.each([
    [0, 1, []],
    [
      0,
      8,
      [
        '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7',
        '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
        '6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4',
      ],
    ],
    [
      5,
      8,
      [
        'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
        'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
        'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
      ],
    ],
    [2, 3, ['fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125']],
    [
      1,
      5,
      [
        '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
        '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
        'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
      ],
    ],
  ])('leaf %d of %d has the reference’s proof', async (index, size, proof) => {
    const tree = await vectors();
    expect((await tree.roots(inclusionRanges(index, size))).map(hex)).toEqual(proof);
  });

  it.each([
    [1, 1, []],
    [
      1,
      8,
      [
        '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7',
        '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
        '6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4',
      ],
    ],
    [
      6,
      8,
      [
        '0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a',
        'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
        'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
      ],
    ],
    [
      2,
      5,
      [
        '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
        'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
      ],
    ],
  ])('trees of %d and %d have the reference’s proof', async (first, size, proof) => {
    const tree = await vectors();
    expect((await tree.roots(consistencyRanges(first, size))).map(hex)).toEqual(proof);
  });
});

const flipped = (bytes: Uint8Array, at: number) =>
  bytes.map((byte, index) => (index === at % bytes.length ? byte ^ 1 : byte));

it('every leaf of every tree is proved, and no other', async () => {
  const tree = growingTree();
  for (let leaf = 0; leaf < 70; leaf += 1) await tree.add(Uint8Array.of(leaf));
  for (let size = 1; size <= 70; size += 1) {
    const root = await tree.root([0, size]);
    for (let index = 0; index < size; index += 1) {
      const proof = await tree.roots(inclusionRanges(index, size));
      const leaf = await leafHash(sha256, Uint8Array.of(index));
      expect(await rootByInclusion(sha256, { index, size, leaf }, proof)).toEqual(root);
      const other = { index: (index + 1) % size, size, leaf };
      if (size > 1) expect(await rootByInclusion(sha256, other, proof)).not.toEqual(root);
      expect(await rootByInclusion(sha256, { index, size, leaf }, [...proof, root])).not.toEqual(
        root,
      );
    }
  }
});

it('each tree begins with every smaller one, and with no changed one', async () => {
  const tree = growingTree();
  for (let leaf = 0; leaf < 40; leaf += 1) await tree.add(Uint8Array.of(leaf));
  const heads = await Promise.all(
    Array.from({ length: 41 }, async (_, size) => ({ size, root: await tree.root([0, size]) })),
  );
  await fc.assert(
    fc.asyncProperty(fc.nat(40), fc.nat(40), fc.nat(), async (one, other, at) => {
      const [first, second] = [heads[Math.min(one, other)], heads[Math.max(one, other)]];
      if (!first || !second) return;
      const proof = await tree.roots(consistencyRanges(first.size, second.size));
      expect(await isConsistent(sha256, first, second, proof)).toBe(true);
      if (first.size === 0) return;
      const changed = { ...first, root: flipped(first.root, at) };
      expect(await isConsistent(sha256, changed, second, proof)).toBe(false);
      const later = { ...second, root: flipped(second.root, at) };
      expect(await isConsistent(sha256, first, later, proof)).toBe(false);
      if (proof.length === 0) return;
      const wrong = proof.with(
        at % proof.length,
        flipped(proof[at % proof.length] ?? first.root, at),
      );
      expect(await isConsistent(sha256, first, second, wrong)).toBe(false);
      expect(await isConsistent(sha256, first, second, proof.slice(1))).toBe(false);
    }),
    { numRuns: 500 },
  );
});
