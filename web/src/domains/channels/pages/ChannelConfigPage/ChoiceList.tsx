import '#theme/styles/forms.ts';
import '@mantine/core/styles/Checkbox.layer.css';
import { Badge, Checkbox, Radio } from '@mantine/core';
import { PagedList } from '#components/PagedList/PagedList.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import classes from './ChoiceList.module.css';

/** A thing that is chosen, by the name that it was chosen under. */
export interface Chosen {
  id: string;
  name: string;
}

interface Choice extends Chosen {
  /** Its author, or what it is about. */
  about: string;
  /** The channel holds it already. */
  collected: boolean;
}

export interface ChoiceListProps {
  /** Only one can be chosen. */
  single: boolean;
  selected: readonly Chosen[];
  onToggle: (choice: Chosen) => void;
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
                checked={collected || selected.some((one) => one.id === id)}
                disabled={collected}
                onChange={() => onToggle({ id, name })}
              />
              {collected && (
                <Badge color="gray" className={classes.mark}>
                  已收录
                </Badge>
              )}
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
};
