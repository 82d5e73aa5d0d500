import {
  authorshipProblem,
  type AuthorshipRule,
  statementOf,
} from '@whaletide/schema/shared/rules/authorship.ts';
import { useState } from 'react';
import type { Authorship, SubmitWorkInput } from '#apollo/schema.generated.ts';

/** Choice of a work's author, as it is typed. */
interface Said {
  authorship: Authorship;
  model: string;
}

/** Statement on what is handed in to a competition. */
export interface Statement {
  rule: AuthorshipRule;
  said: Said;
  change: (said: Said) => void;
  /** Why the model is refused; null where it isn't. */
  problem: string | null;
  input: Pick<SubmitWorkInput, 'authorship' | 'authorshipModel'>;
}

const unsaid: Said = { authorship: 'HUMAN', model: '' };

/** Statement on the works of a competition: the last choice in it stays for the next work. */
export const useStatement = (competitionId: string, rule: AuthorshipRule): Statement => {
  const [all, setAll] = useState<Readonly<Record<string, Said>>>({});
  const said = all[competitionId] ?? unsaid;
  const stated = statementOf(said, undefined);
  return {
    rule,
    said,
    change: (next) => setAll({ ...all, [competitionId]: next }),
    problem: authorshipProblem(stated, rule)?.message ?? null,
    input: {
      authorship: stated.authorship,
      ...(stated.model !== null && { authorshipModel: stated.model }),
    },
  };
};
