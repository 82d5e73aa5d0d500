import { describe, expect, it } from '@jest/globals';
import {
  MAX_TRIES,
  MAX_WEBHOOK_NAME,
  pauseAfter,
  webhookProblem,
} from '@whaletide/schema/domains/webhooks/rules/webhooks.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';

const good = {
  name: '评分',
  url: 'https://example.org/hook',
  kinds: ['work.scored'],
  ofOrganization: false,
};

describe('a new webhook', () => {
  it.each([
    [{}, null],
    [{ name: ' ' }, ['Name', '请输入名称']],
    [{ name: '名'.repeat(MAX_WEBHOOK_NAME + 2) }, ['Name', '字数已超出限制2个字符']],
    [{ url: '' }, ['Url', '请输入接收地址']],
    [{ url: `https://example.org/${'x'.repeat(500)}` }, ['Url', '字数已超出限制20个字符']],
    [{ url: 'example.org' }, ['Url', '请输入完整的网址，例如 https://example.org/hook']],
    [{ url: 'http://example.org/' }, ['Url', '接收地址须以 https:// 开头']],
    [{ url: 'ftp://example.org/' }, ['Url', '接收地址须以 https:// 开头']],
    [{ url: 'https://me:secret@example.org/' }, ['Url', '接收地址不能包含用户名或密码']],
    [{ kinds: [] }, ['Kinds', '请至少选择一类事件']],
    [{ kinds: ['board.moved'] }, ['Kinds', '个人不能接收该类事件']],
    [{ kinds: ['board.moved'], ofOrganization: true }, null],
    [{ kinds: ['notification.created'], ofOrganization: true }, ['Kinds', '组织不能接收该类事件']],
  ])('%j', (changes, refused) => {
    const problem = webhookProblem({ ...good, ...changes }, false);
    expect(problem && [problem.field, problem.message]).toEqual(refused);
  });

  it('may lead to http where the operator lets it', () => {
    expect(webhookProblem({ ...good, url: 'http://127.0.0.1:9/' }, true)).toBeNull();
  });
});

describe('the pauses of a delivery', () => {
  const pauses = (random: number) =>
    Array.from({ length: MAX_TRIES }, (_, index) => pauseAfter(index + 1, random));

  it('take three days together, give or take a tenth', () => {
    const days = (random: number) =>
      pauses(random).reduce<number>((sum, pause) => sum + (pause ?? 0), 0) / DAY;
    expect(days(0.5)).toBeCloseTo(3, 1);
    expect(days(0)).toBeCloseTo(2.7, 1);
    expect(days(1)).toBeCloseTo(3.3, 1);
  });

  it('grow, and end', () => {
    const all = pauses(0.5);
    expect(all.at(-1)).toBeNull();
    expect(all.slice(0, -1)).toEqual(
      all.slice(0, -1).toSorted((one, other) => (one ?? 0) - (other ?? 0)),
    );
  });
});
