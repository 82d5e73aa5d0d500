import { searchAnswer } from '@whaletide/schema/domains/account/rules/proof-of-work.ts';

/** Hashes at a time: some 10 ms, between which the page stays alive. */
const AT_ONCE = 4_000;

/** Solves a challenge of the server; takes a fraction of a second. */
export const solveCaptcha = async ({ challenge, bits }: { challenge: string; bits: number }) => {
  for (let from = 0; ; from += AT_ONCE) {
    const answer = searchAnswer(challenge, bits, from, AT_ONCE);
    if (answer !== null) return { challenge, answer };
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
};
