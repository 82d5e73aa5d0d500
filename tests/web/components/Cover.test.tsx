import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { Cover } from '#web/src/components/Cover/Cover.tsx';
import { TONES, tonesOf } from '#web/src/components/Cover/tones.ts';
import { motifOf } from '#web/src/components/Cover/motif.ts';

describe('the picture of a thing without one', () => {
  it.each([
    ['南极企鹅识别挑战赛 分类', 'scatter'],
    ['海浪图像四分类样例', 'picture'],
    ['房价估计大赛 回归', 'bars'],
    ['海水温度预测 时序', 'series'],
    ['评论情感分析 文本', 'text'],
    ['从零读懂表格', 'table'],
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

  it.each(['图像', '文本', '预测', '分类', '回归', '表格'])(
    'stays within its frame: %s',
    (about) => {
      for (const id of ['a', 'b', 'c', 'd']) {
        const { container } = render(<Cover id={id} about={about} />);
        const paths = Array.from(container.querySelectorAll('path'), (path) =>
          path.getAttribute('d'),
        );
        expect(paths.length).toBeGreaterThan(0);
        const starts = paths.flatMap((path) => [...(path ?? '').matchAll(/M(-?\d+) (-?\d+)/g)]);
        for (const [, x, y] of starts) {
          expect([
            Number(x) >= 0,
            Number(x) <= 640,
            Number(y) >= 0,
            Number(y) <= 360,
          ]).not.toContain(false);
        }
      }
    },
  );
});

describe('the colours of covers in a list', () => {
  it('are never those of a neighbour, and stay as they are when the list goes on', () => {
    const ids = Array.from({ length: 60 }, (_, index) => `thing-${index % 7}-${index}`);
    const tones = tonesOf(ids);
    expect(
      tones.map((tone, at) => tones.slice(Math.max(0, at - 4), at).includes(tone)),
    ).not.toContain(true);
    expect(tonesOf(ids.slice(0, 20))).toEqual(tones.slice(0, 20));
    expect(tones.every((tone) => tone >= 0 && tone < TONES)).toBe(true);
  });
});
