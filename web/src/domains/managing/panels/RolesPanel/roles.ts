import type { RolesPanelQuery } from './RolesPanel.generated.ts';

type Competition = NonNullable<RolesPanelQuery['competition']>;
export type Holder = NonNullable<Competition['roleHolders']>[number];

/** Roles that owners give, with what they are called. */
export const roleChoices = [
  { value: 'JUDGE', label: '评委' },
  { value: 'CO_ORGANIZER', label: '协办' },
] as const;
export type GivenRole = (typeof roleChoices)[number]['value'];

/** The role of this value; a judge's for any other. */
export const givenRole = (value: string): GivenRole =>
  roleChoices.find((choice) => choice.value === value)?.value ?? 'JUDGE';
