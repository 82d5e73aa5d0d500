import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { Cover } from '#web/src/components/Cover/Cover.tsx';
import { motifOf } from '#web/src/components/Cover/motif.ts';

describe('the picture of a thing without one', () => {
  it.each([
    ['南极企鹅识别挑战赛 分类', 'picture'],
    ['海水温度预测 时序', 'series'],
    ['评论情感分析 文本', 'text'],
    ['企鹅种类：表格分类', 'table'],
    ['开放主题：写下你的想法', null],
  ])('tells its subject: %s', (about, kind) => {
    expect(motifOf(about)).toBe(kind);
  });

  it('is the same for the same thing, another for another, and never says the title', () => {
    const html = (id: string, about: string) =>
      render(<Cover id={id} about={about} />).container.innerHTML;
    const one = html('a', '海水温度预测');
    expect(html('a', '海水温度预测')).toBe(one);
    expect(html('b', '海水温度预测')).not.toBe(one);
    expect(html('a', '评论情感分析')).not.toBe(one);
    expect(one).not.toContain('海水');
  });
});
