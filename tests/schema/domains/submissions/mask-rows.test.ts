import { describe, expect, it } from '@jest/globals';
import { readAnswers } from '@whaletide/schema/domains/submissions/rules/answered-sample.ts';
import {
  problemsText,
  readResult,
} from '@whaletide/schema/domains/submissions/rules/result-file.ts';
import { checkSolution } from '@whaletide/schema/domains/submissions/rules/solution-file.ts';
import { decodeText } from '@whaletide/schema/shared/rules/decode-text.ts';

const form = { idColumn: 'id', targetColumn: 'mask', metric: 'dice' } as const;
const ids = new Set(['a', 'b']);
const read = (lines: string[], metric: 'dice' | 'levenshtein' = 'dice') => {
  const { predictions, problems } = readResult(['id,mask', ...lines].join('\n'), ids, {
    ...form,
    metric,
  });
  return problems ? problemsText(problems) : predictions[0];
};

describe('several masks of one id', () => {
  it('belong together in a result, in any order, apart or over each other', () => {
    expect(read(['a,1 3', 'b,-1', 'a,10 5'])).toEqual(['1 3 10 5', '-1']);
    expect(read(['a,10 5', 'b,7 1', 'a,1 3', 'a,12 9', 'a,4 2'])).toEqual(['1 5 10 11', '7 1']);
    expect(read(['a,-1', 'b,1 0', 'a,NaN', 'b,5 1'])).toEqual(['', '5 1']);
  });

  it('are mistakes still in what isn’t of masks', () => {
    expect(read(['a,1 3', 'b,', 'a,10 5'], 'levenshtein')).toBe('第4行：重复的 id「a」');
    expect(read(['a,1 3', 'b,', 'a,10 5 12 1'])).toMatch(
      '第4行：mask「10 5 12 1」的各段像素不能重叠',
    );
  });

  const check = (rows: string[], groupColumn?: string) => {
    const header = groupColumn ? 'id,mask,part,slide' : 'id,mask,part';
    const decoded = decodeText(Buffer.from([header, ...rows].join('\n')));
    const checked = checkSolution(decoded, { ...form, groupColumn });
    return checked.ok ? [checked.figures.public, checked.figures.private] : checked.problems;
  };

  it('count as one picture of a solution, in one part and one group', () => {
    expect(check(['a,1 3,public', 'a,9 1,public', 'b,,private', 'b,1 0,private'])).toEqual([1, 1]);
    expect(check(['a,1 3,public', 'a,9 1,private', 'b,,private'])).toEqual([
      '第3行：id a 的各行应有相同的 part',
    ]);
    expect(check(['a,1 3,public,s1', 'a,9 1,public,s2', 'b,,private,s1'], 'slide')).toEqual([
      '第3行：id a 的各行应有相同的 part 和 slide',
    ]);
  });

  it('belong together in a sample with answers', () => {
    const sample = Buffer.from('id,mask\na,1 3\nb,\na,9 1\n');
    const { answers } = readAnswers(sample, form);
    expect(answers && [[...answers.ids], answers.truths]).toEqual([['a', 'b'], [['1 3 9 1', '']]]);
  });
});
