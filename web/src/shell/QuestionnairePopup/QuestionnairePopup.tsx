import { lazy, Suspense, useEffect, useState } from 'react';
import { popupPriority, requestPopup } from '../popup-lock.ts';
import type { Questionnaire } from './questionnaire.ts';
import { useQuestionnairePopupQuery } from './QuestionnairePopup.generated.ts';

const QuestionnaireModal = lazy(() => import('./QuestionnaireModal.tsx'));

/**
 * Questions of the site to its members at /home, until they answer or refuse.
 */
export const QuestionnairePopup = () => {
  // Nothing is said of a failure: it is asked for again at the next visit.
  const { data } = useQuestionnairePopupQuery({ context: { showsErrors: true } });
  const open = data?.viewer?.questionnaire;
  /** Questionnaire on screen, thanks included, though it isn't open to this member any more. */
  const [asked, setAsked] = useState<Questionnaire | null>(null);
  useEffect(
    () =>
      open && !asked
        ? requestPopup({ priority: popupPriority.questionnaire, show: () => setAsked(open) })
        : undefined,
    [open, asked],
  );
  return asked ? (
    <Suspense>
      <QuestionnaireModal questionnaire={asked} onClose={() => setAsked(null)} />
    </Suspense>
  ) : null;
};
