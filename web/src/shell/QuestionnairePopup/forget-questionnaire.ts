import type { ApolloCache } from '@apollo/client';
import { QuestionnairePopupDocument } from './QuestionnairePopup.generated.ts';

/** Nobody is asked again on this page what they have answered or refused. */
export const forgetQuestionnaire = (cache: ApolloCache) =>
  cache.updateQuery(
    { query: QuestionnairePopupDocument },
    (data) => data?.viewer && { ...data, viewer: { ...data.viewer, questionnaire: null } },
  );
