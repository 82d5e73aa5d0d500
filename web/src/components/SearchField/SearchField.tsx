import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { track } from '#lib/track.ts';

interface SearchFieldProps {
  /** Label of the field: 搜索帖子 */
  label: string;
  placeholder?: string;
  /** Current search text; the field follows it, as when the viewer goes back. */
  text: string;
  /** Called with what was typed, trimmed, on Enter, and with '' when it is cleared. */
  onSearch: (text: string) => void;
  maxLength?: number;
  className?: string | undefined;
}

/** A field to search a list by text: Enter searches, the cross shows everything again. */
export const SearchField = ({
  label,
  placeholder = `${label}，回车确认`,
  text,
  onSearch,
  maxLength = 100,
  className,
}: SearchFieldProps) => {
  const [typed, setTyped] = useState(text);
  const [searched, setSearched] = useState(text);
  if (searched !== text) {
    setSearched(text);
    setTyped(text);
  }
  return (
    <form
      role="search"
      aria-label={label}
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        const sought = typed.trim();
        if (sought) track({ name: 'search_keyword', text: sought });
        onSearch(sought);
      }}
    >
      <TextInput
        aria-label={label}
        placeholder={placeholder}
        leftSection={<IconSearch size={18} stroke={1.5} aria-hidden />}
        value={typed}
        maxLength={maxLength}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        rightSection={
          text && (
            <CloseButton
              aria-label="清除搜索"
              onClick={() => {
                setTyped('');
                onSearch('');
              }}
            />
          )
        }
      />
    </form>
  );
};
