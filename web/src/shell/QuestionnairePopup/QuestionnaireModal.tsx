import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { Questionnaire } from './questionnaire.ts';
import { QuestionnaireForm } from './QuestionnaireForm.tsx';
import { QuestionnaireIntro } from './QuestionnaireIntro.tsx';
import { useRefuseQuestionnaireMutation } from './QuestionnairePopup.generated.ts';
import { forgetQuestionnaire } from './forget-questionnaire.ts';

interface QuestionnaireModalProps {
  questionnaire: Questionnaire;
  onClose: () => void;
}

/**
 * Dialog with what a questionnaire is about, then its questions, then thanks; leaving it before is
 * refusing.
 */
const QuestionnaireModal = ({ questionnaire, onClose }: QuestionnaireModalProps) => {
  const [fillsIn, setFillsIn] = useState(false);
  const client = useApolloClient();
  const [refuse] = useRefuseQuestionnaireMutation({ context: { showsErrors: true } });
  const leave = () => {
    forgetQuestionnaire(client.cache);
    // Not kept, it is only asked another day.
    refuse({ variables: { input: { questionnaireId: questionnaire.id } } }).catch(() => null);
    onClose();
  };
  return fillsIn ? (
    <QuestionnaireForm questionnaire={questionnaire} onRefuse={leave} onClose={onClose} />
  ) : (
    <QuestionnaireIntro
      questionnaire={questionnaire}
      onBegin={() => setFillsIn(true)}
      onRefuse={leave}
    />
  );
};

export default QuestionnaireModal;
