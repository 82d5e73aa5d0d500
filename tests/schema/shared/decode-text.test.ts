import { describe, expect, it } from '@jest/globals';
import { decodeText, looksLikeText } from '@whaletide/schema/shared/rules/decode-text.ts';

const utf16 = (text: string, mark: number[]) => {
  const bytes = Buffer.from(text, 'utf16le');
  if (mark[0] === 0xfe) bytes.swap16();
  return Buffer.concat([Buffer.from(mark), bytes]);
};
/** 晴 and 雨 in GB18030. */
const SUNNY = [0xc7, 0xe7];
const RAINY = [0xd3, 0xea];

describe('an uploaded text', () => {
  it.each([
    ['UTF-8', Buffer.from('晴,雨'), 'UTF-8'],
    ['UTF-8 with its mark', Buffer.from('\ufeff晴,雨'), 'UTF-8'],
    ['GB18030', Buffer.from([...SUNNY, 0x2c, ...RAINY]), 'GB18030'],
    ['UTF-16LE by its mark', utf16('晴,雨', [0xff, 0xfe]), 'UTF-16LE'],
    ['UTF-16BE by its mark', utf16('晴,雨', [0xfe, 0xff]), 'UTF-16BE'],
  ])('is decoded as %s', (_, bytes, encoding) => {
    expect(decodeText(bytes)).toEqual({ text: '晴,雨', encoding, problem: null });
  });

  it('is looked at whole: one letter after a megabyte decides', () => {
    const bytes = Buffer.concat([Buffer.alloc(1024 * 1024, 'a\n'), Buffer.from(SUNNY)]);
    const { text, encoding, problem } = decodeText(bytes);
    expect([text.at(-1), encoding, problem]).toEqual(['晴', 'GB18030', null]);
  });

  it('takes four bytes of GB18030 for one letter', () => {
    const rare = Buffer.from([0x95, 0x32, 0x82, 0x36]);
    expect(decodeText(Buffer.from([...SUNNY, ...rare])).text).toBe('晴𠀀');
  });

  it('names the line of a damaged letter and never reads damaged UTF-8 as GB18030', () => {
    const good = Buffer.from('晴天\n'.repeat(20));
    const bad = Buffer.concat([good, Buffer.from([0xe6, 0x99]), Buffer.from('\n雨天\n')]);
    const { text, encoding, problem } = decodeText(bad);
    expect(encoding).toBe('UTF-8');
    expect(text).toContain('雨天');
    expect(problem).toBe('第21行：有无法识别的文字，请将文件另存为 UTF-8 编码');
  });

  it.each([
    ['half a letter of UTF-16', Buffer.concat([utf16('晴', [0xff, 0xfe]), Buffer.from([1])])],
    ['bytes of no encoding', Buffer.from([0x61, 0xff, 0xff, 0xff])],
  ])('isn’t taken with %s', (_, bytes) => {
    expect(decodeText(bytes).problem).toMatch(/^第1行：有无法识别的文字/);
  });

  it('isn’t taken with U+0000 in it', () => {
    expect(decodeText(Buffer.from('a\0b')).problem).toBe('文件不是文本格式的 CSV');
    expect(looksLikeText(Buffer.from('a\0b'))).toBe(false);
    expect(looksLikeText(utf16('ab', [0xff, 0xfe]))).toBe(true);
  });

  it('leaves a letter out that the end of its beginning cuts through', () => {
    const utf8 = Buffer.from('晴雨').subarray(0, 5);
    expect(decodeText(utf8, true)).toEqual({ text: '晴', encoding: 'UTF-8', problem: null });
    const chinese = Buffer.from([...SUNNY, ...RAINY]).subarray(0, 3);
    expect(decodeText(chinese, true)).toMatchObject({ text: '晴', encoding: 'GB18030' });
  });
});
