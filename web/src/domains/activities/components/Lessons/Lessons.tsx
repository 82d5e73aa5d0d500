import '@mantine/core/styles/Accordion.layer.css';
import { Accordion, Badge, Group, Text, Title } from '@mantine/core';
import { stageOfNow } from '@whaletide/schema/domains/competitions/rules/timeline.ts';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { Markdown } from '#components/Markdown/Markdown.tsx';
import { formatZonedTime } from '#lib/dates.ts';
import { useNow } from '#lib/useNow.ts';
import { useFramed } from '#routing/useFramed.ts';
import { competitionPath } from '#domains/competitions/paths.ts';
import { type LessonsQuery, useLessonsQuery } from './Lessons.generated.ts';

type Stage = NonNullable<NonNullable<LessonsQuery['competition']>['stages']>[number];

interface LessonProps {
  activityId: string;
  stage: Stage;
  /** False for who hands nothing in. */
  practises: boolean;
}

/** Text of a stage, and the ways to its practice. */
const Lesson = ({ activityId, stage, practises }: LessonProps) => {
  const { framed } = useFramed();
  const tasks = practises ? (stage.tasks ?? []) : [];
  return (
    <>
      <Markdown text={stage.lesson} />
      {tasks.map(({ id, name }) => (
        <AppLink key={id} to={framed(competitionPath(activityId, 'submit', id))} alone>
          练习：{name}
        </AppLink>
      ))}
    </>
  );
};

/**
 * 学习内容: the lessons of an activity's stages from their start on, the running one open; nothing
 * where no stage has one.
 */
const Lessons = ({ activityId }: { activityId: string }) => {
  // Without it the page is whole: no error of its own.
  const { data } = useLessonsQuery({
    variables: { id: activityId },
    context: { showsErrors: true },
  });
  const stages = data?.competition?.stages ?? [];
  const now = new Date(
    useNow(
      undefined,
      stages.map(({ startDate }) => startDate),
    ),
  );
  const taught = stages
    .filter(({ lesson }) => lesson !== '')
    .toSorted((a, b) => Date.parse(a.startDate) - Date.parse(b.startDate));
  if (taught.length === 0) return null;
  const begun = ({ startDate }: Stage) => Date.parse(startDate) <= now.getTime();
  const practises = Boolean(data?.competition?.viewerState?.team);
  return (
    <section aria-labelledby="lessons">
      <Title order={2} size="h3" id="lessons" mt="xl" mb="md">
        学习内容
      </Title>
      <Accordion multiple order={3} defaultValue={[stageOfNow(taught, now)?.id ?? '']}>
        {taught.map((stage) => (
          <Accordion.Item key={stage.id} value={stage.id}>
            <Accordion.Control disabled={!begun(stage)}>
              <Group gap="xs">
                {stage.name}
                {Date.parse(stage.endDate) <= now.getTime() && <Badge color="gray">可补学</Badge>}
                {!begun(stage) && (
                  <Text component="span" size="sm" c="dimmed">
                    {formatZonedTime(stage.startDate)} 开始
                  </Text>
                )}
              </Group>
            </Accordion.Control>
            <Accordion.Panel>
              {begun(stage) && (
                <Lesson activityId={activityId} stage={stage} practises={practises} />
              )}
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
    </section>
  );
};

export default Lessons;
