import { describe, expect, it } from '@jest/globals';
import {
  cardLabel,
  competitionStatus,
  isOngoing,
  listGroup,
  registrationProblem,
  registrationState,
} from '@whaletide/schema/domains/competitions/rules/competitions.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';

const now = new Date('2026-11-21T04:00:00Z');
const days = (count: number) => new Date(now.getTime() + count * DAY).toISOString();

const competition = (
  startDate: number,
  registerEndDate: number | null,
  endDate: number | null,
) => ({
  startDate: days(startDate),
  registerEndDate: registerEndDate === null ? null : days(registerEndDate),
  endDate: endDate === null ? null : days(endDate),
});

describe('competitionStatus', () => {
  it.each([
    ['before the start', 1, 2, 0],
    ['at the start', 0, 2, 1],
    ['before the end', -1, 0.001, 1],
    ['at the end', -2, 0, 2],
    ['without an end', -2, null, 1],
  ])('%s', (_, start, end, status) => {
    expect(competitionStatus(competition(start, null, end), now)).toBe(status);
  });
});

describe('the label of a card', () => {
  it.each([
    ['registered and running', true, competition(-5, 5, 10), '已报名'],
    ['registered and ended', true, competition(-5, -3, 0), '已结束'],
    ['registered, without dates', true, competition(-5, null, null), '已报名'],
    ['without an end of registration', false, competition(-5, null, -1), undefined],
    ['before the start, whatever registering will be', false, competition(1, 70, 90), '未开始'],
    ['before the start, without an end of registration', false, competition(1, null, 90), '未开始'],
    ['at the start', false, competition(0, 70, 90), '可报名'],
    ['after the end', false, competition(-5, -3, -1), '已结束'],
    ['between the end of registration and the end', false, competition(-5, 0, 1), '进行中'],
    ['more than 60 days before', false, competition(-5, 60.01, 90), '可报名'],
    ['60 days before', false, competition(-5, 60, 90), '60天后截止报名'],
    ['a day and a half before', false, competition(-5, 1.5, 90), '1天后截止报名'],
    ['a day before', false, competition(-5, 1, 90), '1天后截止报名'],
    ['under a day before', false, competition(-5, 0.99, 90), '23小时后截止报名'],
    ['in the last hour', false, competition(-5, 0.01, 90), '1小时后截止报名'],
  ])('%s', (_, registered, dates, label) => {
    expect(cardLabel(dates, registered, now)?.text).toBe(label);
  });
});

describe('ongoing before ended', () => {
  const ended = days(-1);
  it.each([
    ['sticky though ended', { isSticky: true, endDate: ended }, true],
    ['without an end', { isSticky: false, endDate: null }, true],
    ['ending later', { isSticky: false, endDate: days(1) }, true],
    ['ended', { isSticky: false, endDate: ended }, false],
    [
      'a series with a child that goes on',
      { isSticky: false, endDate: ended, children: [{ endDate: ended }, { endDate: days(1) }] },
      true,
    ],
    [
      'a series with a child without an end',
      { isSticky: false, endDate: ended, children: [{ endDate: null }] },
      true,
    ],
    [
      'a series whose children have ended',
      { isSticky: false, endDate: days(1), children: [{ endDate: ended }] },
      false,
    ],
  ])('%s', (_, card, ongoing) => expect(isOngoing(card, now)).toBe(ongoing));
});

describe('where a card stands in the list', () => {
  const one = (start: number, end: number | null, isSticky = false) => ({
    isSticky,
    startDate: days(start),
    endDate: end === null ? null : days(end),
  });
  it.each([
    ['running', one(-1, 1), 'running'],
    ['at its start', one(0, 1), 'running'],
    ['without an end', one(-1, null), 'running'],
    ['before its start', one(1, 2), 'upcoming'],
    ['sticky before its start', one(1, 2, true), 'upcoming'],
    ['sticky though ended', one(-2, -1, true), 'running'],
    ['ended', one(-2, -1), 'ended'],
    [
      'a series one of whose children has begun',
      { ...one(5, 9), children: [one(-1, 1), one(3, 4)] },
      'running',
    ],
    [
      'a series whose children are to begin',
      { ...one(-5, 9), children: [one(1, 2), one(3, 4)] },
      'upcoming',
    ],
    ['a series whose children have ended', { ...one(-5, 9), children: [one(-3, -2)] }, 'ended'],
  ])('%s', (_, card, group) => expect(listGroup(card, now)).toBe(group));
});

describe('registration', () => {
  const running = competition(-5, 5, 10);
  it.each([
    ['registered', running, 1, '你已报名当前比赛'],
    ['registered though ended', competition(-5, -3, -1), 1, '你已报名当前比赛'],
    ['under review', running, 0, '您之前的报名资料还在审核中，请稍后再查看'],
    ['ended', competition(-5, -3, 0), null, '比赛已经结束，无法报名'],
    ['not started', competition(1, 5, 10), null, '比赛未开始，无法报名'],
    ['registration over', competition(-5, 0, 10), null, '报名已截止'],
  ] as const)('is refused when %s', (_, dates, status, message) => {
    expect(registrationProblem(dates, status, now)).toEqual({ code: 'CONFLICT', message });
  });

  it.each([
    ['within its time', running],
    ['without an end of registration', competition(-5, null, null)],
  ])('is open %s', (_, dates) => expect(registrationProblem(dates, null, now)).toBeNull());

  it('is open again to a rejected member, with the reason to look again', () => {
    expect(registrationState(running, -1, now)).toEqual({
      state: 'open',
      message: '您之前的报名被拒绝，请查验提交信息后再尝试',
    });
  });
});
