import { explorerPlugin } from '@graphiql/plugin-explorer';
import { HISTORY_PLUGIN } from '@graphiql/plugin-history';
import { useGraphiQLActions, type GraphiQLPlugin } from '@graphiql/react';
import { IconBook2, IconCode, IconListSearch } from '@tabler/icons-react';
import { GraphiQL } from 'graphiql';
import { CodePanel } from './CodePanel.tsx';
import { examples } from './examples.ts';
import { ExamplesPanel } from './ExamplesPanel.tsx';
import { sandboxFetcher } from './fetcher.ts';
import { repairRoles } from './repaired-roles.ts';
import { Identity } from './Identity.tsx';
import { reportText } from './report-text.ts';
import { SearchPanel } from './SearchPanel.tsx';
import { sandboxState, setSandboxState, useSandboxState } from './state.ts';

/** Example shown at first: a query that everyone may run. */
const first = examples.find(({ domain }) => domain === 'competitions');

const examplesPlugin: GraphiQLPlugin = {
  title: '示例操作',
  icon: () => <IconBook2 size={20} stroke={1.5} aria-hidden />,
  content: () => <ExamplesPanel examples={examples} />,
};

const searchPlugin: GraphiQLPlugin = {
  title: '查找文档',
  icon: () => <IconListSearch size={20} stroke={1.5} aria-hidden />,
  content: SearchPanel,
};

const codePlugin: GraphiQLPlugin = {
  title: '复制为代码',
  icon: () => <IconCode size={20} stroke={1.5} aria-hidden />,
  content: CodePanel,
};

const plugins = [
  examplesPlugin,
  searchPlugin,
  explorerPlugin({ showAttribution: false }),
  HISTORY_PLUGIN,
  codePlugin,
];

const fetcher = sandboxFetcher({
  onReport: (report) => setSandboxState({ report }),
  onSchema: (schemaAllowed) => setSandboxState({ schemaAllowed }),
  token: () => sandboxState().token,
});

const mended = (main: HTMLElement | null) => (main ? repairRoles(main) : undefined);

const siteTheme = () =>
  document.documentElement.dataset.mantineColorScheme === 'dark' ? 'dark' : 'light';

/** Reads the schema again, once a token was typed in that may. */
const SchemaAgain = () => {
  const { introspect } = useGraphiQLActions();
  return (
    <button type="button" onClick={() => void introspect()}>
      重新获取文档
    </button>
  );
};

/**
 * GraphiQL with the examples of this gateway, what an answer took, and the operation as code of
 * other clients. It is all served by the gateway: nothing is fetched from elsewhere.
 */
export const Sandbox = () => {
  const { report, schemaAllowed } = useSandboxState();
  return (
    <div className="sandbox">
      <header className="sandbox-bar">
        <h1>GraphQL 沙盒</h1>
        <Identity />
      </header>
      <main className="sandbox-main" ref={mended}>
        <GraphiQL
          fetcher={fetcher}
          plugins={plugins}
          visiblePlugin={examplesPlugin}
          defaultQuery={first?.query ?? ''}
          initialVariables={first?.variables ?? ''}
          defaultTheme={siteTheme()}
          shouldPersistHeaders={false}
          showPersistHeadersSettings={false}
        >
          <GraphiQL.Logo>
            <></>
          </GraphiQL.Logo>
          <GraphiQL.Footer>
            <p role="status" className="sandbox-report">
              {reportText(report)}
            </p>
            {!schemaAllowed && (
              <p role="alert" className="sandbox-report">
                接口文档仅对内部客户端开放：填写访问令牌后 <SchemaAgain />
              </p>
            )}
          </GraphiQL.Footer>
        </GraphiQL>
      </main>
    </div>
  );
};
