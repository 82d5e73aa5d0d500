import {
  submissionCalls,
  type Work,
} from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import {
  type Authorization,
  authorizationCalls,
} from '@whaletide/schema/domains/submissions/rest/authorizations.ts';
import type { FieldAnswer } from '@whaletide/schema/shared/rest/fields.ts';
import type { ExportedDocuments } from '#personal-data/entry.ts';
import { ownAuthorizations } from './qualification/authorizations.ts';
import { worksByIds } from './store/works.ts';

/** An answer without the token of its project: an archive lies around, and a token opens. */
const withoutToken = ({ labToken: _, ...answer }: FieldAnswer) => answer;

/** A work without the names of its reviewers, which are theirs. */
const ofWork = ({ reviewResults, SubjectiveWorkInfo: form, ...work }: Work) => ({
  ...work,
  SubjectiveWorkInfo: form && { ...form, Answers: form.Answers.map(withoutToken) },
  reviewResults: reviewResults.map(({ Reviewer: _, ...review }) => review),
});

const ofAuthorization = ({ AgreementResults, ...authorization }: Authorization) => ({
  ...authorization,
  AgreementResults: AgreementResults.map(withoutToken),
});

/** Works as their team sees them now: without private scores while these are hidden. */
export const exportedWorks: ExportedDocuments = {
  like: submissionCalls.byIds,
  read: async (db, reader, rows) =>
    (
      await worksByIds(
        db,
        reader,
        rows.map(({ id }) => String(id)),
      )
    ).map(ofWork),
};

/** Qualification reviews as the member's teams see them now. */
export const exportedAuthorizations: ExportedDocuments = {
  like: authorizationCalls.list,
  read: async (db, { caller }, rows) => {
    const ids = new Set(rows.map(({ id }) => id));
    const stageIds = [...new Set(rows.map(({ stageId }) => String(stageId)))];
    const own = await ownAuthorizations(db, caller.id, { stageIds, competitionId: undefined });
    return own.filter(({ _id }) => ids.has(_id)).map(ofAuthorization);
  },
};
