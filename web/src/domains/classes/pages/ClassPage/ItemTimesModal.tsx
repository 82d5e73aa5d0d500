import { useForm } from '@mantine/form';
import { itemPeriodProblem } from '@whaletide/schema/domains/classes/rules/items.ts';
import { FormModal } from '#components/FormModal/FormModal.tsx';
import { problemsByField } from '#lib/field-of.ts';
import { useUpdateClassItemMutation } from './ClassPage.generated.ts';
import { type Item, itemTitle } from './item-texts.ts';
import { PeriodFields, periodOf, type PeriodValues } from './PeriodFields.tsx';

interface ItemTimesModalProps {
  item: Item;
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

/** Changes the times of an item. */
const ItemTimesModal = ({ item, onDone, onClose }: ItemTimesModalProps) => {
  const [update] = useUpdateClassItemMutation({ context: { showsErrors: true } });
  const form = useForm<PeriodValues>({
    initialValues: { opensAt: item.opensAt ?? '', dueAt: item.dueAt ?? '' },
    validate: (values) => {
      const problem = itemPeriodProblem(periodOf(values));
      return problemsByField('UpdateClassItemInput', problem ? [problem] : []);
    },
  });
  const send = async ({ opensAt, dueAt }: PeriodValues) => {
    const input = { itemId: item.id, opensAt: opensAt || null, dueAt: dueAt || null };
    await update({ variables: { input } });
    await onDone();
  };
  return (
    <FormModal title={itemTitle(item)} form={form} send={send} onClose={onClose}>
      <PeriodFields form={form} />
    </FormModal>
  );
};

export default ItemTimesModal;
