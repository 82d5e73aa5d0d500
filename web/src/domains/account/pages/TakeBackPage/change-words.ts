import type { ContactKind } from '@whaletide/schema/domains/account/rules/contact-changes.ts';
import type { ContactChangeLinkQuery } from './TakeBack.generated.ts';

/** A change as its link shows it. */
export type Change = NonNullable<ContactChangeLinkQuery['contactChange']>;

/** Kind of the change's contact, as the rules call it. */
export const kindOf = ({ kind }: Pick<Change, 'kind'>): ContactKind =>
  kind === 'EMAIL' ? 'email' : 'phone';
