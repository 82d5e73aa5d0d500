import { expect, it } from '@jest/globals';
import { hasSentence } from '@whaletide/schema/domains/notifications/rules/notification-texts.ts';
import { isGathered, kindOf } from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import {
  outcomeEvents,
  outcomeOf,
} from '@whaletide/schema/domains/notifications/rules/outcome-mails.ts';

const workOrder = '你的工单有新的进展';
const application = '你的申请有了结果';
const creator = '你的创作者权益有变动';
const exchange = '你的兑换有了结果';
const coins = '你获得了鲸币';
const content = '你发布的内容有变动';

it.each([
  [31, {}, workOrder],
  [31, { Message: '你的创作者申请已通过' }, application],
  [32, {}, workOrder],
  [33, { Message: '已由客服关闭' }, workOrder],
  [34, {}, workOrder],
  [2092, { Message: '欢迎' }, application],
  [51, {}, creator],
  [2072, {}, creator],
  [2074, {}, creator],
  [2075, {}, creator],
  [2076, {}, creator],
  [2077, {}, creator],
  [54, {}, exchange],
  [1001, {}, exchange],
  [2073, { AwardWhaleCoin: 3 }, coins],
  [2024, { AwardWhaleCoin: 3 }, coins],
  [2030, { AwardWhaleCoin: 4 }, coins],
  // A rank or a next stage that brings no coins is no news by mail.
  [2014, { AwardWhaleCoin: 3 }, coins],
  [2014, {}, null],
  [2018, { AwardWhaleCoin: 3 }, coins],
  [2018, { AwardWhaleCoin: 0 }, null],
  [24, {}, content],
  [2070, {}, content],
  [2071, {}, content],
  // To others, or told by mails of their own, or seen by who does it.
  [2060, {}, null],
  [2078, {}, null],
  [2016, {}, null],
  [2017, {}, null],
  [2044, {}, null],
  [2027, {}, null],
  [2090, {}, null],
  [2091, {}, null],
  [400, {}, null],
  [16, {}, null],
  [2001, {}, null],
])('event %i with %j is mailed as %s', (eventType, data, subject) => {
  expect(outcomeOf(eventType, data)?.subject ?? null).toBe(subject);
});

it('every event that is mailed has a sentence, a filter, and a reason that its mail says', () => {
  expect(new Set(outcomeEvents).size).toBe(outcomeEvents.length);
  for (const number of outcomeEvents) {
    expect({ number, has: hasSentence(number) }).toEqual({ number, has: true });
    expect(kindOf(number)).not.toBeNull();
    expect(outcomeOf(number, { AwardWhaleCoin: 1 })?.because).toMatch(/^\p{Script=Han}+$/u);
  }
});

it('answers to one work order are told as one', () => {
  expect(outcomeEvents.filter(isGathered)).toEqual([31]);
});
