import { type Static, Type } from 'typebox';
import { call } from '#shared/rest/call.ts';
import { Nullable, Time } from '#shared/rest/common.ts';
import { contactChangeStates, contactKinds } from '../rules/contact-changes.ts';

/** A change of an account's contact, as the link in its mail shows it; contacts are masked. */
export const ContactChange = Type.Object({
  Kind: Type.Enum(contactKinds),
  /** Null where none was bound before. */
  Before: Nullable(Type.String()),
  After: Type.String(),
  Date: Time,
  /** Time until which the link takes it back. */
  Until: Time,
  State: Type.Enum(contactChangeStates),
});
export type ContactChange = Static<typeof ContactChange>;

/** Token of the link in the mail to the former address. */
const Token = Type.String({ minLength: 1, maxLength: 100 });

/** 撤销联系方式的更改, by who has the mail: the account may be in other hands. */
export const contactChangeCalls = {
  // Not by GET: the token must not get into logs or caches.
  get: call({
    operation: 'contactChanges.get',
    method: 'POST',
    path: '/api/auth/contactChange',
    access: 'public',
    refusals: ['NOT_FOUND'],
    changes: 'nothing',
    summary:
      'The change that a link takes back, without doing it; NOT_FOUND for a link that isn’t ours',
    body: Type.Object({ token: Token }),
    response: ContactChange,
  }),
  takeBack: call({
    operation: 'contactChanges.takeBack',
    method: 'POST',
    path: '/api/auth/contactChange/takeBack',
    access: 'public',
    refusals: ['NOT_FOUND', 'CONFLICT', 'RATE_LIMITED'],
    summary:
      'Takes the change back, and those after it: the former contact is bound again, all sessions and access tokens end, what was added to the ways in since then goes, and the password is void until it is recovered. NOT_FOUND for a link that isn’t ours, CONFLICT for one that was used or is too old',
    body: Type.Object({ token: Token }),
    response: ContactChange,
  }),
};
