import { useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { parse } from 'graphql';
import { useState } from 'react';
import { domainNames } from './domain-names.generated.ts';
import { type Example, isOperation, matchingExamples } from './example-text.ts';

/** The examples by domain, with a search among them; one that is chosen opens in a tab of its own. */
export const ExamplesPanel = ({ examples }: { examples: readonly Example[] }) => {
  const [search, setSearch] = useState('');
  const queryEditor = useGraphiQL((state) => state.queryEditor);
  const variableEditor = useGraphiQL((state) => state.variableEditor);
  const { addTab, setOperationFacts } = useGraphiQLActions();
  /** The editors are there a moment after the page. */
  const isReady = queryEditor !== undefined && variableEditor !== undefined;
  const found = matchingExamples(examples, domainNames, search);
  const domains = [...new Set(found.map(({ domain }) => domain))];

  const open = ({ query, variables }: Example) => {
    const isUntouched =
      !queryEditor?.getValue().trim() ||
      examples.some((example) => example.query === queryEditor.getValue());
    if (!isUntouched) addTab();
    queryEditor?.setValue(query);
    variableEditor?.setValue(variables);
    // GraphiQL reads a document a moment after it changed: who runs it at once means this one.
    const documentAST = parse(query);
    const operations = documentAST.definitions.filter(isOperation);
    const operationName = operations[0]?.name?.value;
    setOperationFacts({ documentAST, operations, ...(operationName && { operationName }) });
    queryEditor?.focus();
  };

  return (
    <section aria-label="示例操作" className="sandbox-panel">
      <h2 className="graphiql-doc-explorer-title">示例操作</h2>
      <input
        type="search"
        className="sandbox-search"
        aria-label="搜索示例"
        placeholder="搜索示例，例如 排行榜 或 submitWork"
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <p className="sandbox-note" role="status">
        {found.length > 0 ? `共 ${found.length} 个示例` : '没有找到匹配的示例'}
      </p>
      {domains.map((domain) => (
        <section key={domain} aria-label={domainNames[domain] ?? domain}>
          <h3>{domainNames[domain] ?? domain}</h3>
          <ul>
            {found
              .filter((example) => example.domain === domain)
              .map((example) => (
                <li key={example.title}>
                  <button type="button" disabled={!isReady} onClick={() => open(example)}>
                    <span>{example.title}</span>
                    {example.description && <small>{example.description}</small>}
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </section>
  );
};
