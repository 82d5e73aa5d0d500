import { Stack, Text, TextInput, UnstyledButton } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { cannedAnswersPath } from '#domains/work-orders/paths.ts';
import { excerpt } from '#domains/work-orders/excerpt.ts';
import { type CannedAnswersQuery, useCannedAnswersQuery } from './CannedAnswers.generated.ts';
import classes from './CannedAnswerDialog.module.css';

type Support = NonNullable<CannedAnswersQuery['support']>;
type Answer = NonNullable<Support['cannedAnswers']>[number];

interface ChoiceProps {
  answers: readonly Answer[];
  sought: string;
  onPick: (text: string) => void;
}

const Choice = ({ answers, sought, onPick }: ChoiceProps) => {
  const word = sought.trim().toLowerCase();
  const found = answers.filter(({ title, text }) =>
    `${title}\n${text}`.toLowerCase().includes(word),
  );
  if (found.length === 0)
    return (
      <Text c="dimmed" role="status">
        {answers.length === 0 ? '还没有常用回复' : '没有符合条件的常用回复'}
      </Text>
    );
  return (
    <ul className={classes.answers} aria-label="常用回复">
      {found.map(({ id, title, text }) => (
        <li key={id}>
          <UnstyledButton className={classes.answer} onClick={() => onPick(text)}>
            <span className={classes.title}>{title}</span>
            <span className={classes.text}>{excerpt(text)}</span>
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
};

interface CannedAnswerDialogProps {
  onPick: (text: string) => void;
  onClose: () => void;
}

/** Lets one of the canned answers be found and chosen. */
const CannedAnswerDialog = ({ onPick, onClose }: CannedAnswerDialogProps) => {
  const query = useCannedAnswersQuery({ fetchPolicy: 'cache-and-network' });
  const [sought, setSought] = useState('');
  return (
    <Dialog title="插入常用回复" onClose={onClose}>
      <Stack gap="sm">
        <TextInput
          aria-label="查找常用回复"
          placeholder="标题，或内容里的文字"
          data-autofocus
          leftSection={<IconSearch size={18} stroke={1.5} aria-hidden />}
          value={sought}
          onChange={({ currentTarget }) => setSought(currentTarget.value)}
        />
        <Loaded
          query={query}
          of={query.data?.support?.cannedAnswers}
          empty="还没有常用回复"
          skeleton={<RowsSkeleton rows={4} />}
        >
          {(answers) => <Choice answers={answers} sought={sought} onPick={onPick} />}
        </Loaded>
        <AppLink to={cannedAnswersPath} alone target="_blank">
          管理常用回复
        </AppLink>
      </Stack>
    </Dialog>
  );
};

export default CannedAnswerDialog;
