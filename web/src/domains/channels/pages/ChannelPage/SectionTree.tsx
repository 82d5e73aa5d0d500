import { Text, UnstyledButton } from '@mantine/core';
import { Count } from '#components/Count/Count.tsx';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { TextSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { placedSections, type Section } from '#domains/channels/section-tree.ts';
import classes from './SectionTree.module.css';

interface SectionTreeProps {
  query: { data?: unknown; error?: unknown; refetch: () => unknown };
  sections: readonly Section[] | null | undefined;
  /** Things in all of the channel. */
  total: number;
  countOf: (section: Section) => number;
  /** Id of the chosen section; null for all. */
  chosen: string | null;
  onChoose: (id: string | null) => void;
}

interface ChoiceProps {
  name: string;
  count: number;
  level: number;
  chosen: boolean;
  onChoose: () => void;
}

const Choice = ({ name, count, level, chosen, onChoose }: ChoiceProps) => (
  <li>
    <UnstyledButton
      className={classes.choice}
      data-level={level}
      aria-current={chosen ? 'true' : undefined}
      onClick={onChoose}
    >
      <span className={classes.name}>{name}</span>
      <Text component="span" size="sm" c="dimmed">
        <Count value={count} />
      </Text>
    </UnstyledButton>
  </li>
);

/** The sections of a channel with how much is in each, to see what one of them holds. */
export const SectionTree = (props: SectionTreeProps) => {
  const { query, sections, total, countOf, chosen, onChoose } = props;
  // Empty ones lead readers nowhere; the chosen one stays in sight.
  const shown = (tree: readonly Section[]) =>
    placedSections(tree).filter(
      ({ section }) =>
        section.id === chosen ||
        placedSections([section]).some(({ section: one }) => countOf(one) > 0),
    );
  return (
    <Loaded query={query} of={sections} empty="暂无分组" skeleton={<TextSkeleton lines={6} />}>
      {(tree) => (
        <ul className={classes.tree}>
          <Choice
            name="全部"
            count={total}
            level={1}
            chosen={chosen === null}
            onChoose={() => onChoose(null)}
          />
          {shown(tree).map(({ section, level }) => (
            <Choice
              key={section.id}
              name={section.name}
              count={countOf(section)}
              level={level}
              chosen={chosen === section.id}
              onChoose={() => onChoose(section.id)}
            />
          ))}
        </ul>
      )}
    </Loaded>
  );
};
