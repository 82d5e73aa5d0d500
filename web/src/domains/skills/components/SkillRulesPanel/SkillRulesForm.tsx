import '../../../../theme/styles/forms.ts';
import { ActionIcon, Alert, Button, Group, NativeSelect, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { skillRuleTypes } from '@whaletide/schema/rest/skills.ts';
import { skillLimits, skillRulesProblem } from '@whaletide/schema/rules/skills.ts';
import { type SubmitEvent, useState } from 'react';
import { failureOf } from '../../../../apollo/errors.ts';
import { UnsavedGuard } from '../../../../components/Unsaved/UnsavedGuard.tsx';
import { useUnsaved } from '../../../../components/Unsaved/useUnsaved.ts';
import { notify } from '../../../../lib/notify.ts';
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

const problemOf = (rules: readonly EditedRule[]) =>
  skillRulesProblem(
    rules.map(toInput).map(({ type, skill, stageId, taskId }) => ({
      type: typeNumbers[type] ?? 0,
      skill,
      stage: stageId ?? null,
      task: taskId ?? null,
    })),
  );

/** The rules as rows; nothing is stored until all of them are saved. */
export const SkillRulesForm = ({ competition }: SkillRulesFormProps) => {
  const [rules, setRules] = useState(() => (competition.skillRules ?? []).map(toEdited));
  const [tried, setTried] = useState(false);
  const [save, { loading, error }] = useSetSkillRulesMutation({ context: { showsErrors: true } });
  const { dirty, saved } = useUnsaved(rules);
  const problem = problemOf(rules);
  const failure = error && failureOf(error);
  const shown = tried && problem ? problem : failure;
  const inRow = (index: number) => shown?.field?.startsWith(`rules.${index}.`) ?? false;
  const messageAt = (index: number, isName: boolean) =>
    inRow(index) && (shown?.field === `rules.${index}.skill`) === isName
      ? shown?.message
      : undefined;
  const change = (index: number, part: Partial<EditedRule>) =>
    setRules(rules.map((rule, at) => (at === index ? { ...rule, ...part } : rule)));

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (problem) return;
    const input = { competitionId: competition.id, rules: rules.map(toInput) };
    try {
      await save({ variables: { input } });
      saved();
      notify.done('技能规则已保存');
    } catch {
      // Said in the form, where everything stays as it was typed.
    }
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <UnsavedGuard dirty={dirty} />
      {shown && !rules.some((_, index) => inRow(index)) && (
        <Alert color="danger" role="alert" mb="md">
          {shown.message}
        </Alert>
      )}
      {rules.length === 0 && (
        <Text c="dimmed" mb="md">
          还没有技能规则
        </Text>
      )}
      <ul className={classes.rules}>
        {rules.map((rule, index) => (
          <li key={rule.key} className={classes.rule}>
            <SkillNameField
              label={`第${index + 1}条的技能`}
              value={rule.skill}
              error={messageAt(index, true)}
              onChange={(skill) => change(index, { skill })}
            />
            <NativeSelect
              aria-label={`第${index + 1}条的获得方式`}
              data={waysIn(competition.stages ?? [])}
              value={rule.way}
              error={messageAt(index, false)}
              onChange={({ currentTarget }) => change(index, { way: currentTarget.value })}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={`移除第${index + 1}条`}
              onClick={() => setRules(rules.filter((_, at) => at !== index))}
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
          onClick={() => setRules([...rules, { key: crypto.randomUUID(), skill: '', way: '' }])}
        >
          添加规则
        </Button>
        <Button type="submit" loading={loading}>
          保存
        </Button>
      </Group>
    </form>
  );
};
