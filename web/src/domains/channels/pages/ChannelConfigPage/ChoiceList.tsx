import '#theme/styles/forms.ts';
import '@mantine/core/styles/Checkbox.layer.css';
import { Badge, Checkbox, Radio, Text } from '@mantine/core';
import { PagedList } from '#components/PagedList/PagedList.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import classes from './ChoiceList.module.css';

interface Choice {
  id: string;
  name: string;
  /** Its author, or what it is about. */
  about: string;
  /** The channel holds it already. */
  collected: boolean;
}

export interface ChoiceListProps {
  /** Only one can be chosen. */
  single: boolean;
  selected: readonly string[];
  onToggle: (id: string) => void;
  query: { error?: unknown; loading: boolean; refetch: () => unknown };
  list: { items: Choice[]; page: number; perPage: number; totalCount: number } | undefined;
  onPage: (page: number) => void;
  empty: string;
}

/** Things that a channel can collect, five a page; what it holds already is marked. */
export const ChoiceList = (props: ChoiceListProps) => {
  const { single, selected, onToggle, query, list, onPage, empty } = props;
  const Control = single ? Radio : Checkbox;
  return (
    <PagedList
      list={list}
      error={query.error}
      loading={query.loading}
      onRetry={query.refetch}
      onPage={onPage}
      empty={empty}
      skeleton={<RowsSkeleton rows={5} />}
    >
      {(choices) => (
        <ul className={classes.choices}>
          {choices.map(({ id, name, about, collected }) => (
            <li key={id} className={classes.choice}>
              <Control
                className={classes.control}
                label={name}
                description={about}
                checked={collected || selected.includes(id)}
                disabled={collected}
                onChange={() => onToggle(id)}
              />
              {collected && (
                <Badge color="gray" className={classes.mark}>
                  已收录
                </Badge>
              )}
            </li>
          ))}
          {selected.length > 0 && !single && (
            <li>
              <Text size="sm" c="dimmed" mt="xs">
                已选 {selected.length} 个
              </Text>
            </li>
          )}
        </ul>
      )}
    </PagedList>
  );
};
