import { Button, Group, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { Form } from '#components/Form/Form.tsx';
import { errorsUnder } from '#lib/field-of.ts';
import { notify } from '#lib/notify.ts';
import { AdFields } from '#domains/site/components/AdFields/AdFields.tsx';
import { type AdminValues, problemsOf } from './admin-values.ts';
import { CalendarFields } from './CalendarFields.tsx';
import { FieldFields } from './FieldFields.tsx';
import { useSaveActivities } from './useSaveActivities.ts';

const rowsOf = ({ fields }: AdminValues) => new Set(fields.map(({ row }) => row));

/** All at once, of which only what was changed is sent; what was typed stays when it is refused. */
export const ActivitiesForm = ({ initialValues }: { initialValues: AdminValues }) => {
  const [stored, setStored] = useState<ReadonlySet<string>>(rowsOf(initialValues));
  const { saveFields, saveRecommendations } = useSaveActivities();
  const form = useForm<AdminValues>({ initialValues, validate: problemsOf });
  const errorAt = (field: string) => errorsUnder(form.errors, field)('');
  const send = async (values: AdminValues) => {
    if (form.isDirty('fields')) {
      await saveFields(values);
      setStored(rowsOf(values));
    }
    if (form.isDirty('activityAds') || form.isDirty('calendar')) await saveRecommendations(values);
    notify.done('已保存');
  };
  return (
    <Form form={form} send={send} label="活动设置" failed="保存失败" guarded>
      {({ busy, refusal }) => (
        <Stack gap="lg" maw={720}>
          <FieldFields form={form} stored={stored} />
          <div data-path="activityAds">
            <AdFields
              of="活动列表"
              thing="横幅"
              add="添加横幅"
              ads={form.values.activityAds}
              problem={errorAt('activityAds')}
              onChange={(ads) => form.setFieldValue('activityAds', ads)}
            />
          </div>
          <CalendarFields
            activities={form.values.calendar}
            problem={errorAt('classCalendarIds')}
            onChange={(calendar) => {
              form.clearFieldError('classCalendarIds');
              form.setFieldValue('calendar', calendar);
            }}
          />
          {refusal}
          <Group>
            <Button type="submit" loading={busy}>
              保存
            </Button>
          </Group>
        </Stack>
      )}
    </Form>
  );
};
