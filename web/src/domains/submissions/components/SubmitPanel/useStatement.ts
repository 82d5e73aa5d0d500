import type { AuthorshipRule } from '@whaletide/schema/shared/rules/authorship.ts';
import { useState } from 'react';
import type { SubmitWorkInput } from '#apollo/schema.generated.ts';
import { type Said, saidInput, saidProblem, unsaid } from '#components/AuthorshipField/said.ts';

/** Statement on what is handed in to a competition. */
export interface Statement {
  rule: AuthorshipRule;
  said: Said;
  change: (said: Said) => void;
  /** Why the model is refused; null where it isn't. */
  problem: string | null;
  input: Pick<SubmitWorkInput, 'authorship' | 'authorshipModel'>;
}

/** Statement on the works of a competition: the last choice in it stays for the next work. */
export const useStatement = (competitionId: string, rule: AuthorshipRule): Statement => {
  const [all, setAll] = useState<Readonly<Record<string, Said>>>({});
  const said = all[competitionId] ?? unsaid;
  return {
    rule,
    said,
    change: (next) => setAll({ ...all, [competitionId]: next }),
    problem: saidProblem(said, rule),
    input: saidInput(said),
  };
};
