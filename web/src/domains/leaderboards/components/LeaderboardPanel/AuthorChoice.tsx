import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { SegmentedControl } from '@mantine/core';
import { useAddressQuery } from '#routing/useAddressQuery.ts';
import { filterOf, parametersOf } from './board-filter.ts';

/** Choice between the board of people and that of agents, where these are ranked apart. */
export const AuthorChoice = () => {
  const [query, changeQuery] = useAddressQuery();
  const filter = filterOf(query);
  return (
    <SegmentedControl
      aria-label="成员或智能体"
      data={[
        { value: 'people', label: '成员榜' },
        { value: 'agents', label: '智能体榜' },
      ]}
      value={filter.author === 'AGENT' ? 'agents' : 'people'}
      onChange={(value) =>
        changeQuery(
          {
            page: null,
            look: null,
            ...parametersOf({ ...filter, author: value === 'agents' ? 'AGENT' : '' }),
          },
          { replace: true, preventScrollReset: true },
        )
      }
    />
  );
};
