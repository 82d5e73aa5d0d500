import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useRef } from 'react';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';
import { SearchForm } from '#components/SearchForm/SearchForm.tsx';
import { globalSearchPath } from '#domains/search/paths.ts';
import SearchChoices from './SearchChoices.tsx';

interface SearchDialogProps {
  /** Text that the page of results searched for; empty elsewhere. */
  text: string;
  opened: boolean;
  onClose: () => void;
}

interface SearchFieldsProps {
  text: string;
  onGone: () => void;
}

const SearchFields = ({ text, onGone }: SearchFieldsProps) => {
  const field = useRef<HTMLInputElement>(null);
  return (
    <SearchForm action={globalSearchPath}>
      <TextInput
        ref={field}
        defaultValue={text}
        name="search"
        type="search"
        required
        aria-label="搜索"
        placeholder="搜索项目、比赛、帖子和用户"
        autoComplete="off"
        leftSection={<IconSearch size={18} stroke={1.5} aria-hidden />}
        data-autofocus
        mb="sm"
      />
      <SearchChoices field={field} onGone={onGone} />
    </SearchForm>
  );
};

/** The search where the navigation has no room for a field. */
const SearchDialog = ({ text, opened, onClose }: SearchDialogProps) => (
  <Opened of={opened}>
    {() => (
      <Dialog onClose={onClose} title="搜索">
        <SearchFields text={text} onGone={onClose} />
      </Dialog>
    )}
  </Opened>
);

export default SearchDialog;
