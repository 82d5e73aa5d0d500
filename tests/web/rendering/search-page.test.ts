/**
 * @jest-environment node
 */
import { describe, expect, it } from '@jest/globals';
import { counts, results } from '../domains/search/search.ts';
import { competition, competitionId } from '../support/data.ts';
import type { Answers } from '../support/fake-gateway.ts';
import { render, rendered } from '../support/rendered.ts';

describe('a search', () => {
  const asked: string[] = [];
  const answers: Answers = {
    SearchCounts: () => {
      asked.push('counts');
      return counts({ PROJECT: 1, COMPETITION: 4 });
    },
    SearchResults: ({ kind }) => {
      asked.push(String(kind));
      return results(kind === 'COMPETITION' ? [competition()] : []);
    },
  };

  it('comes with the kind that it finds most of, each asked for once, and is nobody’s to find', async () => {
    asked.length = 0;
    const { status, head, body } = await rendered(
      '/home/global?search=%E4%BC%81%E9%B9%85',
      answers,
    );
    expect([status, head.title, head.hidden]).toEqual([200, '企鹅 - 搜索', true]);
    expect(body).toContain('「企鹅」的搜索结果');
    expect(body).toMatch(/aria-current="page"[^>]*>(?:<[^>]*>)*比赛 4</);
    expect(body).toMatch(
      new RegExp(
        `<a[^>]* href="/home/competition/${competitionId}"[^>]*>南极<mark[^>]*>企鹅</mark>`,
      ),
    );
    expect(asked).toEqual(['counts', 'COMPETITION']);
  });

  it('comes with the kind that its address names, though nothing is found of it', async () => {
    asked.length = 0;
    const { body } = await rendered('/home/global?search=企鹅&tab=user&sort=-None', answers);
    expect(body).toContain('没有找到指定的用户');
    expect(asked.toSorted()).toEqual(['MEMBER', 'counts']);
  });

  it('for nothing leads to the channels', async () => {
    expect(await render('/home/global', {})).toEqual({
      kind: 'moved',
      path: '/home/special',
      status: 302,
    });
  });
});
