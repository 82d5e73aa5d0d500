import {
  type Flags,
  flagsOf,
  toWeakFlags,
  type WeakFlag,
} from '@whaletide/schema/domains/account/rules/weak-flags.ts';

/** Answers settings as the gateway does. */
export const weakFlags = (flags: Flags) =>
  toWeakFlags(flags).map((flag) => ({ __typename: 'WeakFlag', ...flag }));

/** Reads settings that a page sends, as `variables.input` of SetWeakFlags. */
export const flagsIn = (input: unknown): Flags =>
  flagsOf(
    (input as { flags: { name: string; value: Partial<WeakFlag> }[] }).flags.map(
      ({ name, value }) => ({ ...value, name }),
    ),
  );
