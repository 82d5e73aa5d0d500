import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/NumberInput.layer.css';
import { Button, Group, NumberInput, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import {
  optionalTexts,
  settingsLimits,
} from '@whaletide/schema/domains/competitions/rules/competition-settings.ts';
import { useState } from 'react';
import type { UpdateCompetitionInput } from '#apollo/schema.generated.ts';
import { Opened } from '#components/Dialog/Opened.tsx';
import { Form } from '#components/Form/Form.tsx';
import { UnsavedGuard } from '#components/Unsaved/UnsavedGuard.tsx';
import { PictureField } from '#components/PictureField/PictureField.tsx';
import { TimeField } from '#components/TimeField/TimeField.tsx';
import { notify } from '#lib/notify.ts';
import { hasActivity } from './activity-values.ts';
import { ActivityFields } from './ActivityFields.tsx';
import { KindFields } from './KindFields.tsx';
import { asksAboutTimes, MoveModal } from './MoveModal.tsx';
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
import classes from './SettingsForm.module.css';

/** Hints stand below, so that fields beside each other stand in line. */
const order: ('label' | 'input' | 'description' | 'error')[] = [
  'label',
  'input',
  'description',
  'error',
];

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
    notify.done('比赛信息已保存', '修改成功');
  };
  const send = async (values: SettingsValues) => {
    if (asksAboutTimes(competition, values, new Date())) setMoving(values);
    else await save(values);
  };
  const frozen = competition.hasFinalRanking;
  const isSeries = form.values.kind === 'SERIES';

  return (
    <Form form={form} send={send} failed="保存失败" className={classes.form}>
      {({ busy, refusal }) => (
        <>
          <UnsavedGuard dirty={form.isDirty()} />
          <Stack gap="md">
            <TextInput label="比赛名称" required {...form.getInputProps('name')} />
            <KindFields form={form} competition={competition} />
            <Textarea
              label="简介"
              autosize
              minRows={2}
              {...form.getInputProps('shortDescription')}
            />
            <div className={classes.pair}>
              <TextInput label="奖励" placeholder="如 ¥50,000" {...form.getInputProps('award')} />
              <TextInput
                label="卡片标签"
                placeholder="如 新手友好"
                description={`显示在比赛卡片上，最多${optionalTexts.displayLabel.most}个字符`}
                inputWrapperOrder={order}
                {...form.getInputProps('displayLabel')}
              />
              {!isSeries && (
                <TextInput
                  label="标签"
                  placeholder="以逗号分隔"
                  description={`最多${settingsLimits.tags}个`}
                  inputWrapperOrder={order}
                  {...form.getInputProps('tags')}
                />
              )}
            </div>
            <div className={classes.pair}>
              <TimeField
                label="开始时间"
                required
                disabled={frozen}
                {...form.getInputProps('startDate')}
              />
              <TimeField
                label="结束时间"
                disabled={frozen}
                description="留空为长期开放"
                inputWrapperOrder={order}
                {...form.getInputProps('endDate')}
              />
              {!isSeries && (
                <>
                  <TimeField
                    label="报名截止时间"
                    disabled={frozen}
                    description="留空为比赛期间都可报名"
                    inputWrapperOrder={order}
                    {...form.getInputProps('registerEndDate')}
                  />
                  <NumberInput
                    label="团队人数上限"
                    required
                    min={1}
                    max={settingsLimits.maxMembers}
                    allowDecimal={false}
                    {...form.getInputProps('maxMembersPerTeam')}
                  />
                </>
              )}
            </div>
            <div className={classes.pair}>
              <PictureField
                label="封面"
                hint="png、jpg、jpeg，不超过 4096 KB，16:9 最合适"
                stored={competition.image}
                change={form.values.image}
                onChange={(image) => form.setFieldValue('image', image)}
              />
              {!isSeries && (
                <PictureField
                  label="头图"
                  hint="比赛页顶部的图片；没有时用封面"
                  stored={competition.headingImage}
                  change={form.values.headingImage}
                  onChange={(image) => form.setFieldValue('headingImage', image)}
                />
              )}
            </div>
            {hasActivity(form.values.kind) && (
              <ActivityFields form={form} competition={competition} />
            )}
            {!isSeries && (
              <>
                <TabFields form={form} />
                <TeamFields form={form} />
              </>
            )}
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
