import { DOC_EXPLORER_PLUGIN, useDocExplorerActions } from '@graphiql/plugin-doc-explorer';
import { useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { useMemo, useState } from 'react';
import { type SchemaEntry, schemaEntries, searchSchema } from './schema-search.ts';

/** Entries that are listed; a further word finds among the rest. */
const MAX_FOUND = 50;

/** Search for types, fields and values by the words of their names and descriptions. */
export const SearchPanel = () => {
  const schema = useGraphiQL((state) => state.schema);
  const { setVisiblePlugin } = useGraphiQLActions();
  const { reset, push } = useDocExplorerActions();
  const [text, setText] = useState('');
  const entries = useMemo(() => (schema ? schemaEntries(schema) : []), [schema]);
  const found = useMemo(() => searchSchema(entries, text, MAX_FOUND), [entries, text]);

  const open = ({ type, field }: SchemaEntry) => {
    reset();
    push({ name: type.name, def: type });
    if (field) push({ name: field.name, def: field });
    setVisiblePlugin(DOC_EXPLORER_PLUGIN);
  };

  return (
    <section aria-label="查找文档" className="sandbox-panel">
      <h2 className="graphiql-doc-explorer-title">查找文档</h2>
      <input
        type="search"
        className="sandbox-search"
        aria-label="按名称和说明查找"
        placeholder="如 work order、whale coins"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <p role="status" className="sandbox-note">
        {text.trim() !== '' && foundText(found.length)}
      </p>
      <ul>
        {found.map((entry) => (
          <li key={entry.name}>
            <button type="button" onClick={() => open(entry)}>
              <code>{entry.name}</code>
              <small>{entry.description}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};

const foundText = (count: number): string => {
  if (count === 0) return '没有找到，请换个词';
  return count === MAX_FOUND ? `前 ${MAX_FOUND} 条，可再加一个词` : `${count} 条`;
};
