import { expect, it } from '@jest/globals';
import { contactsOf } from '@whaletide/schema/domains/registration/rules/registration-contacts.ts';

const answer = (name: string, text: string, defaultId: number | null = null) => ({
  ...{ name, text, defaultId },
});

it.each([
  ['nothing', [], '', ''],
  ['the e-mail field', [answer('邮箱', 'a@x.cn', 2)], 'a@x.cn', ''],
  [
    'the member’s address before the university’s',
    [answer('学校邮箱', 'b@edu.cn', 11), answer('邮箱', 'a@x.cn', 2)],
    'a@x.cn',
    '',
  ],
  ['the university’s alone', [answer('学校邮箱', 'b@edu.cn', 11)], 'b@edu.cn', ''],
  ['a phone of the organizer’s own field', [answer('手机号', '138')], '', '138'],
  ['an empty one', [answer('联系电话', ''), answer('备用手机', '139')], '', '139'],
  ['another field', [answer('备注', '13800000000')], '', ''],
])('contacts out of %s', (_, answers, email, phone) => {
  expect(contactsOf(answers)).toEqual({ email, phone });
});
