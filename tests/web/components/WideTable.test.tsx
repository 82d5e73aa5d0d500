import { MantineProvider, Table } from '@mantine/core';
import { expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { WideTable } from '#web/src/components/WideTable/WideTable.tsx';

/** A table of so many pixels in a window of 300. */
const show = (width: number) => {
  render(
    <MantineProvider env="test">
      <WideTable label="团队" minWidth={600}>
        <Table.Tbody>
          <Table.Tr>
            <Table.Td>逐浪小队</Table.Td>
          </Table.Tr>
        </Table.Tbody>
      </WideTable>
    </MantineProvider>,
  );
  const region = screen.getByRole('region', { name: '团队' });
  Object.defineProperties(region, {
    clientWidth: { value: 300 },
    scrollWidth: { value: width },
  });
  const scroll = (left: number) => {
    region.scrollLeft = left;
    fireEvent.scroll(region);
    const { before, after } = region.parentElement?.dataset ?? {};
    return { before: before === 'true', after: after === 'true' };
  };
  return { region, scroll };
};

it('shows on which side a table goes on, and is scrolled by keyboard then', () => {
  const { region, scroll } = show(600);
  expect(scroll(0)).toEqual({ before: false, after: true });
  expect(region).toHaveAttribute('tabindex', '0');
  expect(scroll(100)).toEqual({ before: true, after: true });
  expect(scroll(300)).toEqual({ before: true, after: false });
});

it('is no stop of the keyboard where all of it is seen', () => {
  const { region, scroll } = show(300);
  expect(scroll(0)).toEqual({ before: false, after: false });
  expect(region).not.toHaveAttribute('tabindex');
});
