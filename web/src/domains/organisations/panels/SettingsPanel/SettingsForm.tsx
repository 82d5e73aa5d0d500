import '../../../../theme/styles/forms.ts';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/NumberInput.layer.css';
import {
  Alert,
  Button,
  Checkbox,
  Group,
  NumberInput,
  Stack,
  Textarea,
  TextInput,
} from '@mantine/core';
import { useForm } from '@mantine/form';
import { notifications } from '@mantine/notifications';
import { settingsLimits } from '@whaletide/schema/rules/competition-settings.ts';
import { failureOf } from '../../../../apollo/errors.ts';
import { PictureField } from '../../components/PictureField/PictureField.tsx';
import { TimeField } from '../../components/TimeField/TimeField.tsx';
import { fieldOf } from '../../field-of.ts';
import { focusFirstError } from '../../focus-first-error.ts';
import { type Competition, inputOf, problemsOf, valuesOf } from './settings-values.ts';
import { useUpdateCompetitionMutation } from './SettingsPanel.generated.ts';
import { TabFields } from './TabFields.tsx';
import classes from './SettingsForm.module.css';

/** Hints stand below, so that fields beside each other stand in line. */
const order: ('label' | 'input' | 'description' | 'error')[] = [
  'label',
  'input',
  'description',
  'error',
];

/** The form of 基本信息. What was typed stays when it is refused. */
export const SettingsForm = ({ competition }: { competition: Competition }) => {
  const [update, { loading, error }] = useUpdateCompetitionMutation({
    context: { showsErrors: true },
  });
  const form = useForm({ initialValues: valuesOf(competition), validate: problemsOf });
  const submit = form.onSubmit(async (values) => {
    try {
      const { data } = await update({ variables: { input: inputOf(competition.id, values) } });
      if (!data) return;
      // New tabs have their ids now, and pictures their addresses.
      const stored = valuesOf({ ...competition, ...data.updateCompetition });
      form.setInitialValues(stored);
      form.setValues(stored);
      notifications.show({ color: 'kelp', title: '修改成功', message: '比赛信息已保存' });
    } catch (refusal) {
      const { field, message } = failureOf(refusal);
      if (field) form.setFieldError(fieldOf(field), message);
    }
  }, focusFirstError);

  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      <Stack gap="md">
        <TextInput label="比赛名称" required {...form.getInputProps('name')} />
        <Textarea label="简介" autosize minRows={2} {...form.getInputProps('shortDescription')} />
        <div className={classes.pair}>
          <TextInput label="奖励" placeholder="如 ¥50,000" {...form.getInputProps('award')} />
          <TextInput
            label="标签"
            placeholder="以逗号分隔"
            description={`最多${settingsLimits.tags}个`}
            inputWrapperOrder={order}
            {...form.getInputProps('tags')}
          />
        </div>
        <div className={classes.pair}>
          <TimeField label="开始时间" required {...form.getInputProps('startDate')} />
          <TimeField
            label="结束时间"
            description="留空为长期开放"
            inputWrapperOrder={order}
            {...form.getInputProps('endDate')}
          />
          <TimeField
            label="报名截止时间"
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
        </div>
        <div className={classes.pair}>
          <PictureField
            label="封面"
            hint="png、jpg、jpeg，不超过 4096 KB，16:9 最合适"
            stored={competition.image}
            change={form.values.image}
            onChange={(image) => form.setFieldValue('image', image)}
          />
          <PictureField
            label="头图"
            hint="比赛页顶部的图片；没有时用封面"
            stored={competition.headingImage}
            change={form.values.headingImage}
            onChange={(image) => form.setFieldValue('headingImage', image)}
          />
        </div>
        <TabFields form={form} />
        <Textarea
          label="组队说明"
          description="显示在团队页，支持 Markdown"
          autosize
          minRows={2}
          {...form.getInputProps('teamNotification')}
        />
        <Checkbox
          label="锁定团队名称"
          {...form.getInputProps('teamNameLocked', { type: 'checkbox' })}
        />
        <Checkbox
          label="仅限同校组队"
          description="按报名表中的学校判断，请在报名设置中加入“学校”"
          {...form.getInputProps('teamSameUniversity', { type: 'checkbox' })}
        />
        {competition.isSeries && (
          <Checkbox
            label="每位成员只能报名系列赛中的一个比赛"
            description="审核中的报名也算；已经报名的成员不受影响"
            {...form.getInputProps('limitsRegistrations', { type: 'checkbox' })}
          />
        )}
        {competition.organisation && (
          <>
            <Checkbox
              label="组织内部比赛：在组织的页面上进行，没有团队页与提交页"
              {...form.getInputProps('ofOrganisation', { type: 'checkbox' })}
            />
            {form.values.ofOrganisation && (
              <>
                <Checkbox
                  label="同时列在社区的比赛列表中"
                  {...form.getInputProps('publishesToAll', { type: 'checkbox' })}
                />
                <Checkbox
                  label="讨论区对未报名的成员开放"
                  {...form.getInputProps('opensForum', { type: 'checkbox' })}
                />
              </>
            )}
          </>
        )}
        {Boolean(error) && (
          <Alert color="coral" title="保存失败" role="alert">
            {failureOf(error).message}
          </Alert>
        )}
        <Group>
          <Button type="submit" loading={loading}>
            保存
          </Button>
        </Group>
      </Stack>
    </form>
  );
};
