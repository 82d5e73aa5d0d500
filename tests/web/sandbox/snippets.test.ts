import { execFileSync } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';
import { type Sending, toCurl, toPython, toTypeScript } from '#web/src/sandbox/snippets.ts';

const query = `query Q($name: String) {
  # it's a \`comment\` with \${braces}, "quotes" and a \\ backslash
  competitions(name: $name) { totalCount }
}
`;
const variables = {
  name: `it's "鲸" $HOME \`x\` \\n`,
  flag: true,
  none: null,
  list: [1, { a: false }],
};
const sending: Sending = {
  endpoint: 'https://whale.example/graphql',
  query,
  variables: JSON.stringify(variables),
  operationName: 'Q',
  headers: { authorization: 'Bearer wt_…' },
};

describe('an operation as code', () => {
  it('is a curl command that a shell reads as it was written', () => {
    const printed = execFileSync('sh', [
      '-c',
      `curl() { for word in "$@"; do printf '%s\\0' "$word"; done; }\n${toCurl(sending)}`,
    ]).toString();
    const words = printed.split('\0');
    expect(words.slice(0, -2)).toEqual([
      '-s',
      sending.endpoint,
      '-H',
      'content-type: application/json',
      '-H',
      'authorization: Bearer wt_…',
      '-d',
    ]);
    expect(JSON.parse(words.at(-2) ?? '')).toEqual({ query, operationName: 'Q', variables });
  });

  it('is TypeScript that compiles to the same operation', () => {
    const code = toTypeScript(sending);
    const { outputText, diagnostics } = ts.transpileModule(code, {
      reportDiagnostics: true,
      compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
    });
    expect(diagnostics).toEqual([]);
    const body = outputText.replace(/^import .*$/m, '').replace(/console\.log.*$/m, '');
    const run = new Function(
      'gql',
      'GraphQLClient',
      `${body}\nreturn { document, variables, client };`,
    ) as (gql: unknown, client: unknown) => Record<string, unknown>;
    class Client {
      readonly args: unknown[];
      constructor(...args: unknown[]) {
        this.args = args;
      }
    }
    const found = run(([text]: TemplateStringsArray) => text, Client);
    expect(String(found.document).trim()).toBe(query.trim());
    expect(found.variables).toEqual(variables);
    expect((found.client as Client).args).toEqual([sending.endpoint, { headers: sending.headers }]);
  });

  it('is Python with Python’s own words', () => {
    const code = toPython(sending);
    expect(code).toContain('"flag": True');
    expect(code).toContain('"none": None');
    expect(code).toContain('"a": False');
    expect(code).toContain('a \\\\ backslash');
    expect(code).toContain('"operationName": "Q"');
    expect(code).toContain('"authorization": "Bearer wt_…"');
    expect(toPython({ ...sending, query: '{ a(b: """x""") }' })).toContain('\\"\\"\\"x\\"\\"\\"');
  });

  it.each([toCurl, toTypeScript, toPython])('needs variables that are JSON', (write) => {
    expect(() => write({ ...sending, variables: '{' })).toThrow(SyntaxError);
    expect(write({ ...sending, variables: '', headers: {} })).not.toContain('authorization');
  });
});
