/**
 * @jest-environment node
 */
import { describe, expect, it } from '@jest/globals';
import { competition, competitionId } from '../support/data.ts';
import { rendered } from '../support/rendered.ts';

it('the page of a formula says what it is for, and has its example', async () => {
  const { status, head, body } = await rendered('/home/latex');
  expect([status, head.title, head.canonical, head.hidden]).toEqual([
    200,
    'LaTeX 公式',
    '/home/latex',
    undefined,
  ]);
  expect(body).toContain('\\hat{\\beta}');
});

describe('the page of no permission', () => {
  it('says why, and is nothing for search engines', async () => {
    const { status, head, body } = await rendered('/home/error?type=2');
    expect([status, head.title, head.hidden]).toEqual([200, '登录后才能查看', true]);
    expect(body).toContain('/auth/communityLogin');
  });

  it('leads to the competition that it is about', async () => {
    const path = `/home/error?type=3&Competition=${competitionId}`;
    const { body } = await rendered(path, {
      NoPermission: () => ({ competition: competition() }),
    });
    expect(body).toContain(`/home/competition/${competitionId}/register`);
    expect(body).toContain('南极企鹅识别挑战赛');
  });
});

it('the page of a mail’s link, without its end, is a 404', async () => {
  const { status, body } = await rendered('/home/unsubscribe');
  expect(status).toBe(404);
  expect(body).toContain('退订链接无效，请使用邮件中的完整链接');
});
