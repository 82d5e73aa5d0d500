import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { Checkbox, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import {
  awardsMoney,
  awardChangeText,
} from '@whaletide/schema/domains/submissions/rules/award-money.ts';
import type { Competition, SettingsValues } from './settings-values.ts';

interface AwardFieldProps {
  form: UseFormReturnType<SettingsValues>;
  competition: Competition;
}

/** Form field of the prize, which asks whether boards follow it where it becomes money or no more is. */
export const AwardField = ({ form, competition }: AwardFieldProps) => {
  const isMoney = awardsMoney(form.values.award);
  const follows = awardsMoney(competition.award) !== isMoney;
  return (
    <div>
      <TextInput label="奖励" placeholder="如 ¥50,000" {...form.getInputProps('award')} />
      {follows && (
        <Checkbox
          mt="xs"
          label={isMoney ? '已开始的任务也开启公开榜保护' : '已开始的任务也关闭公开榜保护'}
          description={awardChangeText(isMoney)}
          {...form.getInputProps('boardsFollowAward', { type: 'checkbox' })}
        />
      )}
    </div>
  );
};
