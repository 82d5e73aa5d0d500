import '@mantine/core/styles/NumberInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { NumberInput, Switch, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import {
  badgeDescription,
  badgeLevelNames,
} from '@whaletide/schema/domains/badges/rules/badges.ts';
import { useState } from 'react';
import { FormModal } from '#components/FormModal/FormModal.tsx';
import { notify } from '#lib/notify.ts';
import { badgeTypeOf } from '#domains/growth/badge-kinds.ts';
import {
  type BadgeValues,
  type EditableBadge,
  inputOf,
  problemsOf,
  valuesOf,
} from './badge-values.ts';
import { useUpdateBadgeMutation } from './Badges.generated.ts';
import classes from './BadgesPage.module.css';

interface BadgeModalProps {
  badge: EditableBadge;
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

/** Dialog for a badge: its name, what its levels take, and whether it is given. */
export const BadgeModal = ({ badge, onDone, onClose }: BadgeModalProps) => {
  const { kind } = badge;
  const [update] = useUpdateBadgeMutation({ context: { showsErrors: true } });
  const [first] = useState(() => valuesOf(badge));
  const form = useForm<BadgeValues>({ initialValues: first, validate: problemsOf });
  const send = async (values: BadgeValues) => {
    await update({ variables: { input: { ...inputOf(values), kind } } });
    notify.done('徽章已保存');
    await onDone();
  };
  return (
    <FormModal title="编辑徽章" form={form} send={send} onClose={onClose}>
      <TextInput label="徽章名称" required data-autofocus {...form.getInputProps('name')} />
      <div className={classes.levels}>
        {badgeLevelNames.map((level, index) => (
          <NumberInput
            key={level}
            label={`${level}级门槛`}
            description={badgeDescription(badgeTypeOf(kind), 'N')}
            required
            min={0}
            allowDecimal={false}
            allowNegative={false}
            hideControls
            {...form.getInputProps(`thresholds.${index}`)}
          />
        ))}
      </div>
      <Switch label="发放该徽章" {...form.getInputProps('isActive', { type: 'checkbox' })} />
    </FormModal>
  );
};
