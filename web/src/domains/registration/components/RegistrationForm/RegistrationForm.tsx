import '#theme/styles/forms.ts';
import '@mantine/core/styles/Input.layer.css';
import { Button, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { visibilityText } from '@whaletide/schema/domains/members/rules/member-profile.ts';
import {
  INVITATION_CODE_LENGTH,
  registrationProblems,
} from '@whaletide/schema/domains/registration/rules/registration-answers.ts';
import {
  askedFields,
  type ChannelNames,
  fieldKey,
  type FileField,
  type FormField,
  IDENTITY_FIELD,
  REAL_NAME_FIELD,
} from '@whaletide/schema/domains/registration/rules/registration-fields.ts';
import { useRef, useState, type FocusEvent, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { Markdown } from '#components/Markdown/Markdown.tsx';
import type { UploadedFile } from '#lib/upload.ts';
import { QualificationFile } from './QualificationFile.tsx';
import classes from './RegistrationForm.module.css';
import { RegistrationField } from './RegistrationField.tsx';

/** Values being filled in: answers by their field's key, files by their field's id. */
export interface RegistrationDraft {
  answers: Record<string, unknown>;
  files: Record<string, UploadedFile | null>;
  code: string;
}

interface RegistrationFormProps {
  asked: { form: readonly FormField[]; files: readonly FileField[] };
  channels: ChannelNames;
  reviewNotice: string | null;
  verifiedName: string | null;
  /** Members invite each other here; with what is wrong with the code that was sent. */
  invitation: { problem: string | null } | null;
  draft: RegistrationDraft;
  onChange: (part: Partial<RegistrationDraft>) => void;
  sending: boolean;
  /** All is well so far; what else has to be asked, and the sending, is the caller's. */
  onSubmit: () => void;
}

/** The registration form with its files and the invitation code. */
export const RegistrationForm = (props: RegistrationFormProps) => {
  const { asked, channels, reviewNotice, verifiedName, invitation } = props;
  const { draft, onChange, sending, onSubmit } = props;
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const realName = String(REAL_NAME_FIELD);
  const answers =
    verifiedName === null ? draft.answers : { ...draft.answers, [realName]: verifiedName };
  const problems = new Map(
    registrationProblems(asked, { answers, files: draft.files }).map((one) => [
      one.key,
      one.message,
    ]),
  );
  const shown = askedFields(asked.form, answers[String(IDENTITY_FIELD)]);
  const errorOf = (key: string) => (tried || touched.has(key) ? (problems.get(key) ?? null) : null);
  const leave = (key: string) => (event: FocusEvent) => {
    // Between the selects of one answer it isn't finished yet.
    if (event.currentTarget.contains(event.relatedTarget)) return;
    setTouched((before) => new Set(before).add(key));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    flushSync(() => setTried(true));
    if (problems.size === 0) return onSubmit();
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };

  return (
    <form ref={form} onSubmit={submit} noValidate aria-label="报名表">
      <Stack gap="lg">
        <Text c="dimmed" size="sm">
          带 * 的为必填项，{visibilityText(shown)}
        </Text>
        {shown.map((field) => {
          const key = fieldKey(field);
          return (
            <div key={key} onBlur={leave(key)}>
              <RegistrationField
                field={field}
                value={answers[key]}
                onChange={(value) => onChange({ answers: { ...draft.answers, [key]: value } })}
                error={errorOf(key)}
                answers={answers}
                channels={channels}
                readOnly={key === realName && verifiedName !== null}
              />
            </div>
          );
        })}
        {asked.files.length > 0 && (
          <section aria-labelledby="qualification-files">
            <Title order={3} size="h4" id="qualification-files" mb="xs">
              资质审核
            </Title>
            {reviewNotice && (
              <div className={classes.notice}>
                <Markdown text={reviewNotice} />
              </div>
            )}
            <Stack gap="lg">
              {asked.files.map((field) => (
                <QualificationFile
                  key={field.id}
                  field={field}
                  value={draft.files[field.id] ?? null}
                  onChange={(file) => onChange({ files: { ...draft.files, [field.id]: file } })}
                  error={errorOf(field.id)}
                />
              ))}
            </Stack>
          </section>
        )}
        {invitation && (
          <TextInput
            label="邀请码"
            placeholder="可留空"
            maxLength={INVITATION_CODE_LENGTH}
            autoComplete="off"
            value={draft.code}
            error={invitation.problem}
            onChange={({ currentTarget }) => onChange({ code: currentTarget.value })}
          />
        )}
        <Group justify="flex-end">
          <Button type="submit" disabled={sending}>
            {sending ? '提交中...' : '提交报名'}
          </Button>
        </Group>
      </Stack>
    </form>
  );
};
