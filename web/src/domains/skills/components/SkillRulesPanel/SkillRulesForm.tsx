import { ActionIcon, Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconTrash } from '@tabler/icons-react';
import { skillRuleTypes } from '@whaletide/schema/domains/skills/rest.ts';
import { skillLimits, skillRulesProblem } from '@whaletide/schema/domains/skills/rules.ts';
import { Form } from '#components/Form/Form.tsx';
import { FormAlert } from '#components/Form/FormAlert.tsx';
import { errorsUnder, fieldOf } from '#lib/field-of.ts';
import { notify } from '#lib/notify.ts';
import { type EditedRule, toEdited, toInput, waysIn } from './rule-ways.ts';
import { SkillNameField } from './SkillNameField.tsx';
import classes from './SkillRulesForm.module.css';
import {
  type SkillRulesPanelQuery,
  useSetSkillRulesMutation,
} from './SkillRulesPanel.generated.ts';

interface SkillRulesFormProps {
  competition: NonNullable<SkillRulesPanelQuery['competition']>;
}

const typeNumbers: Record<string, number> = {
  TASK: skillRuleTypes.task,
  STAGE: skillRuleTypes.stage,
  RANKING: skillRuleTypes.ranking,
};

/** At the two fields of a row; what is wrong with all of them stands at `rules`. */
const problemsOf = ({ rules }: { rules: readonly EditedRule[] }) => {
  const problem = skillRulesProblem(
    rules.map(toInput).map(({ type, skill, stageId, taskId }) => ({
      type: typeNumbers[type] ?? 0,
      skill,
      stage: stageId ?? null,
      task: taskId ?? null,
    })),
  );
  if (!problem) return {};
  const field = fieldOf('SetSkillRulesInput', problem.field) || 'rules';
  return { [field.replace(/\.(type|taskId|stageId)$/, '.way')]: problem.message };
};

/** The rules as rows; nothing is stored until all of them are saved. */
export const SkillRulesForm = ({ competition }: SkillRulesFormProps) => {
  const [save] = useSetSkillRulesMutation({ context: { showsErrors: true } });
  const form = useForm({
    initialValues: { rules: (competition.skillRules ?? []).map(toEdited) },
    validate: problemsOf,
  });
  const { rules } = form.values;
  const send = async (values: typeof form.values) => {
    const input = { competitionId: competition.id, rules: values.rules.map(toInput) };
    await save({ variables: { input } });
    notify.done('技能规则已保存');
  };

  return (
    <Form form={form} send={send} guarded>
      {({ busy, refusal }) => (
        <>
          <Stack mb="md">
            {refusal}
            <FormAlert message={errorsUnder(form.errors, 'rules')('') ?? null} />
            {rules.length === 0 && <Text c="dimmed">还没有技能规则</Text>}
          </Stack>
          <ul className={classes.rules}>
            {rules.map(({ key }, index) => (
              <li key={key} className={classes.rule}>
                <SkillNameField
                  label={`第${index + 1}条的技能`}
                  {...form.getInputProps(`rules.${index}.skill`)}
                />
                <NativeSelect
                  aria-label={`第${index + 1}条的获得方式`}
                  data={waysIn(competition.stages ?? [])}
                  {...form.getInputProps(`rules.${index}.way`)}
                />
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size="lg"
                  aria-label={`移除第${index + 1}条`}
                  onClick={() => form.removeListItem('rules', index)}
                >
                  <IconTrash size={18} stroke={1.5} aria-hidden />
                </ActionIcon>
              </li>
            ))}
          </ul>
          <Group gap="sm">
            <Button
              variant="default"
              disabled={rules.length >= skillLimits.rules}
              onClick={() =>
                form.insertListItem('rules', { key: crypto.randomUUID(), skill: '', way: '' })
              }
            >
              添加规则
            </Button>
            <Button type="submit" loading={busy}>
              保存
            </Button>
          </Group>
        </>
      )}
    </Form>
  );
};
