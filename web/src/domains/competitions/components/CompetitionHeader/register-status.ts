import type { RegisterStatus } from '@whaletide/schema/domains/competitions/rules/competitions.ts';
import type { RegistrationStatus } from '#apollo/schema.generated.ts';

const numbers: Record<RegistrationStatus, Exclude<RegisterStatus, null>> = {
  REGISTERED: 1,
  UNDER_REVIEW: 0,
  REJECTED: -1,
};

/** The viewer's registration as the shared rules number it. */
export const registerStatusOf = (
  state: { registration: RegistrationStatus | null } | null | undefined,
): RegisterStatus => (state?.registration ? numbers[state.registration] : null);
