/**
 * Tells whether a code to the account's e-mail address recovers it: one that was proved does, and
 * one that wasn't where nothing else was proved either, since its owner has no other way back.
 */
export const recoversByEmail = ({
  emailVerified,
  phoneVerified,
}: {
  emailVerified: boolean;
  phoneVerified: boolean;
}): boolean => emailVerified || !phoneVerified;
