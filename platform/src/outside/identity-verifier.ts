import type { Config } from '../config.ts';
import { postJson } from './post-json.ts';

/** Data by which the state's register knows a person. */
export interface Person {
  name: string;
  idNumber: string;
  /** The verified number, as +86 13800000000. */
  phone: string;
}

/** Tells whether name, ID number and phone belong together; throws where it can't tell. */
export interface IdentityVerifier {
  matches: (person: Person) => Promise<boolean>;
}

/** The operator's verifier behind IDENTITY_VERIFIER_URL, which answers `{"matched": true}`; or none. */
export const identityVerifier = ({
  identityVerifierUrl: url,
  limits,
}: Config): IdentityVerifier | null =>
  url === undefined
    ? null
    : {
        matches: async (person) => {
          const answer = await postJson(url, person, limits.outsideCallMs);
          const matched = (answer as { matched?: unknown } | null)?.matched;
          if (typeof matched !== 'boolean') throw new Error('the verifier did not say `matched`');
          return matched;
        },
      };
