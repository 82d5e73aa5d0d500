import { useGraphiQL } from '@graphiql/react';
import { useState } from 'react';
import { languages } from './snippets/languages.ts';
import type { Sending } from './snippets/sending.ts';
import { useSandboxState } from './state.ts';

const COPIED_MS = 2_000;

const headersOf = (text: string | null | undefined): Record<string, string> => {
  try {
    return text?.trim() ? (JSON.parse(text) as Record<string, string>) : {};
  } catch {
    return {};
  }
};

const written = (sending: Sending, write: (sending: Sending) => string): string => {
  try {
    return write(sending);
  } catch {
    return '变量不是合法的 JSON';
  }
};

/** The operation of the tab that one sees, as code of another client. */
export const CodePanel = () => {
  const { token, sender } = useSandboxState();
  const tab = useGraphiQL(({ tabs, activeTabIndex }) => tabs[activeTabIndex]);
  const operationName = useGraphiQL((state) => state.operationName);
  const operations = useGraphiQL((state) => state.operations);
  const [outcome, setOutcome] = useState<{ id: string; text: '已复制' | '复制失败' }>();
  const query = tab?.query ?? '';
  const current = operations?.find(({ name }) => name?.value === operationName) ?? operations?.[0];
  const sending: Sending = {
    endpoint: `${window.location.origin}/graphql`,
    query,
    variables: tab?.variables ?? '',
    operationName: current?.name?.value,
    headers: headersOf(tab?.headers),
    // A token is a secret, and a cookie the browser's own: the code reads one from its environment.
    usesToken: token !== '' || (sender != null && sender !== 'refused'),
    isStream: current?.operation === 'subscription',
  };

  const copy = async (id: string, code: string) => {
    const text = await Promise.resolve()
      // Without a secure connection the browser has no clipboard.
      .then(() => navigator.clipboard.writeText(code))
      .then(
        () => '已复制' as const,
        () => '复制失败' as const,
      );
    setOutcome({ id, text });
    setTimeout(() => setOutcome(undefined), COPIED_MS);
  };

  return (
    <section aria-label="复制为代码" className="sandbox-panel">
      <h2 className="graphiql-doc-explorer-title">复制为代码</h2>
      {!query.trim() && <p className="sandbox-note">先写一个操作，或选择一个示例</p>}
      {query.trim() && sending.usesToken && (
        <p className="sandbox-note">运行前将访问令牌写入环境变量 TOKEN，可在账号设置中创建</p>
      )}
      {query.trim() &&
        languages.map(({ id, label, write }) => {
          const code = written(sending, write);
          return (
            <section key={id} aria-label={label}>
              <div className="sandbox-code-head">
                <h3>{label}</h3>
                <button
                  type="button"
                  aria-label={`复制为 ${label}`}
                  onClick={() => void copy(id, code)}
                >
                  {outcome?.id === id ? outcome.text : '复制'}
                </button>
              </div>
              <pre tabIndex={0}>{code}</pre>
            </section>
          );
        })}
    </section>
  );
};
