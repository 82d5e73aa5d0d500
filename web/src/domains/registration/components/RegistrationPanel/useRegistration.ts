import { useApolloClient } from '@apollo/client/react';
import {
  type FileField,
  fieldKey,
  type FormField,
} from '@whaletide/schema/domains/registration/rules/registration-fields.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import {
  givenValue,
  storedValue,
} from '@whaletide/schema/domains/registration/rules/answer-values.ts';
import { askedAnswers } from '@whaletide/schema/domains/registration/rules/registration-answers.ts';
import type { RegisterForCompetitionInput } from '#apollo/schema.generated.ts';
import { type Failure, failureOf } from '#apollo/errors.ts';
import { invalidate } from '#apollo/invalidate.ts';
import { useDraft } from '#lib/useDraft.ts';
import type { Viewer } from '#domains/account/components/Viewer/useViewer.ts';
import { CODE_PARAMETER } from '#domains/invitations/paths.ts';
import type { RegistrationDraft } from '../RegistrationForm/RegistrationForm.tsx';
import {
  useRegisterForCompetitionMutation,
  type RegistrationPanelQuery,
} from './RegistrationPanel.generated.ts';

export type PanelCompetition = NonNullable<RegistrationPanelQuery['competition']>;
export type PanelSettings = NonNullable<PanelCompetition['registrationSettings']>;
type Own = PanelCompetition['viewerRegistration'];

export interface Asked {
  form: readonly FormField[];
  files: readonly FileField[];
}

/**
 * Starts a draft from what the member sent before a rejection; at first, from what is known of
 * them.
 */
const draftOf = (own: Own, invitationCode: string): RegistrationDraft => ({
  answers: Object.fromEntries(
    [...(own?.suggestedAnswers ?? []), ...(own?.answers ?? [])].map(
      ({ name, defaultId, value }) => [fieldKey({ name, defaultId }), storedValue(value)],
    ),
  ),
  files: Object.fromEntries(
    (own?.files ?? []).map(({ fieldId, key, name, ext, size }) => [
      fieldId,
      { key, name, ext, size },
    ]),
  ),
  code: invitationCode,
});

const inputOf = (
  competitionId: string,
  asked: Asked,
  { answers, files, code }: RegistrationDraft,
  entranceFee: number,
): RegisterForCompetitionInput => ({
  competitionId,
  ...(code.trim() && { invitationCode: code.trim() }),
  ...(asked.form.length > 0 && {
    answers: askedAnswers(asked.form, answers).map(({ field, value }) => ({
      name: field.name,
      defaultId: field.defaultId,
      value: givenValue(value),
    })),
  }),
  ...(asked.files.length > 0 && {
    files: asked.files.flatMap(({ id }) => {
      const file = files[id];
      return file ? { fieldId: id, file } : [];
    }),
  }),
  ...(entranceFee > 0 && { entranceFee }),
});

/** Keeps what a member fills in across reloads, and sends it. */
export const useRegistration = (
  { id, viewerRegistration }: PanelCompetition,
  asked: Asked,
  { viewer, entranceFee }: { viewer: Viewer; entranceFee: number },
) => {
  const client = useApolloClient();
  const key = `registration:${id}:${viewer.id}`;
  // Visitors who come by a member's link bring their code along.
  const [search] = useSearchParams();
  const invited = search.get(CODE_PARAMETER) ?? '';
  const {
    draft: stored,
    change: write,
    clear,
  } = useDraft(key, draftOf(viewerRegistration, invited));
  // The code of the link that one has just followed, until another is written.
  const [linked, setLinked] = useState(invited);
  const draft = linked ? { ...stored, code: linked } : stored;
  const change = (part: Partial<RegistrationDraft>) => {
    if (part.code !== undefined) setLinked('');
    write(part);
  };
  const [register, { loading, error, reset }] = useRegisterForCompetitionMutation({
    context: { showsErrors: true },
  });
  /** Returns the failure, which is shown in the form; what was filled in stays. */
  const send = async (): Promise<Failure | null> => {
    const input = inputOf(id, asked, draft, entranceFee);
    try {
      await register({ variables: { input } });
    } catch (failure) {
      return failureOf(failure);
    }
    clear();
    if (entranceFee === 0) return null;
    const wallet = client.cache.identify({ __typename: 'Viewer', id: viewer.id });
    await client.refetchQueries({
      updateCache: (cache) => invalidate(cache, wallet, ['wallet']),
    });
    return null;
  };
  return { draft, change, send, loading, error, reset };
};
