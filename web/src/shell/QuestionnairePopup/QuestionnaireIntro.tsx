import { Button, Group, Stack, Text } from '@mantine/core';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import type { Questionnaire } from './questionnaire.ts';
import classes from './QuestionnairePopup.module.css';

interface QuestionnaireIntroProps {
  questionnaire: Questionnaire;
  onBegin: () => void;
  onRefuse: () => void;
}

/** Says what a questionnaire is about, and how long it is. */
export const QuestionnaireIntro = ({
  questionnaire: { name, description, questions },
  onBegin,
  onRefuse,
}: QuestionnaireIntroProps) => (
  <Dialog onClose={onRefuse} title={name} closeOnClickOutside={false}>
    <Stack>
      {description && <Text className={classes.description}>{description}</Text>}
      <Text c="dimmed" size="sm">
        共 {questions.length} 道题目
      </Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={onRefuse}>
          下次再说
        </Button>
        <Button data-autofocus onClick={onBegin}>
          开始填写
        </Button>
      </Group>
    </Stack>
  </Dialog>
);
