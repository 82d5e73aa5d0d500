import type { ApolloCache } from '@apollo/client';
import { QuestionnairePopupDocument } from './QuestionnairePopup.generated.ts';

/**
 * Forgets a questionnaire that was answered or refused, so that this page doesn't offer it again.
 */
export const forgetQuestionnaire = (cache: ApolloCache) =>
  cache.updateQuery(
    { query: QuestionnairePopupDocument },
    (data) => data?.viewer && { ...data, viewer: { ...data.viewer, questionnaire: null } },
  );
