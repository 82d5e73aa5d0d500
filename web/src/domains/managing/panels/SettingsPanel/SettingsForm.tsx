import '@mantine/core/styles/Checkbox.layer.css';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import type { UpdateCompetitionInput } from '#apollo/schema.generated.ts';
import { Opened } from '#components/Dialog/Opened.tsx';
import { Form } from '#components/Form/Form.tsx';
import { UnsavedGuard } from '#components/Unsaved/UnsavedGuard.tsx';
import { notify } from '#lib/notify.ts';
import { takesWorksOf } from '#domains/competitions/components/takes-works.ts';
import { eventWord } from '#domains/competitions/paths.ts';
import { hasActivity } from './activity-values.ts';
import { ActivityFields } from './ActivityFields.tsx';
import { CoverFields } from './CoverFields.tsx';
import { asksAboutTimes, MoveModal } from './MoveModal.tsx';
import { PeriodFields } from './PeriodFields.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import {
  type Competition,
  inputOf,
  problemsOf,
  type SettingsValues,
  valuesOf,
} from './settings-values.ts';
import { useUpdateCompetitionMutation } from './SettingsPanel.generated.ts';
import { TabFields } from './TabFields.tsx';
import { TeamFields } from './TeamFields.tsx';
import { TextFields } from './TextFields.tsx';
import classes from './SettingsForm.module.css';

type Moving = Pick<UpdateCompetitionInput, 'movesParts' | 'deadlineConfirmation'>;

/** The form of 基本信息. What was typed stays when it is refused. */
export const SettingsForm = ({ competition }: { competition: Competition }) => {
  const [update] = useUpdateCompetitionMutation({ context: { showsErrors: true } });
  const form = useForm({ initialValues: valuesOf(competition), validate: problemsOf });
  const [moving, setMoving] = useState<SettingsValues | null>(null);
  const save = async (values: SettingsValues, change: Moving = {}) => {
    const input = { ...inputOf(competition.id, values), ...change };
    const { data } = await update({ variables: { input } });
    if (!data) return;
    // New tabs have their ids now, and pictures their addresses.
    const stored = valuesOf({ ...competition, ...data.updateCompetition });
    form.setInitialValues(stored);
    form.setValues(stored);
    notify.done(`${eventWord(values)}信息已保存`, '修改成功');
  };
  const send = async (values: SettingsValues) => {
    if (asksAboutTimes(competition, values, new Date())) setMoving(values);
    else await save(values);
  };
  const frozen = competition.hasFinalRanking;
  const { kind } = form.values;
  const isSeries = kind === 'SERIES';
  const teams = takesWorksOf({ kind, stages: competition.stages });

  return (
    <Form form={form} send={send} failed="保存失败" className={classes.form}>
      {({ busy, refusal }) => (
        <>
          <UnsavedGuard dirty={form.isDirty()} />
          <Stack gap="md">
            <TextFields form={form} competition={competition} />
            <PeriodFields form={form} frozen={frozen} teams={teams} />
            <CoverFields form={form} competition={competition} />
            {hasActivity(kind) && <ActivityFields form={form} competition={competition} />}
            {!isSeries && <TabFields form={form} />}
            {!isSeries && teams && <TeamFields form={form} />}
            <PlaceFields form={form} competition={competition} />
            {frozen && <Text c="dimmed">最终排名已发布，时间不能再修改。</Text>}
            <Opened of={moving}>
              {(values) => (
                <MoveModal
                  competition={competition}
                  values={values}
                  onConfirm={({ movesParts, words }) =>
                    save(values, { movesParts, ...(words && { deadlineConfirmation: words }) })
                  }
                  onClose={() => setMoving(null)}
                />
              )}
            </Opened>
            {refusal}
            <Group>
              <Button type="submit" loading={busy}>
                保存
              </Button>
            </Group>
          </Stack>
        </>
      )}
    </Form>
  );
};
