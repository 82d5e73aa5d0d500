const part = <E extends Element>(root: Element, name: string, kind: new () => E): E => {
  const element = root.querySelector(`[data-part="${name}"]`);
  if (!(element instanceof kind)) throw new Error(`The sandbox has no part ${name}`);
  return element;
};

/** The page around the editors. Plain DOM: the sandbox loads nothing of the client. */
export const frame = (root: Element) => {
  root.innerHTML = `
    <header class="bar">
      <h1>GraphQL 沙盒</h1>
      <label class="token">
        <span>访问令牌</span>
        <input data-part="token" type="password" autocomplete="off" spellcheck="false"
          placeholder="wt_…，留空则使用当前登录" />
      </label>
      <span class="status" data-part="status" role="status"></span>
      <select data-part="names" aria-label="要运行的操作" hidden></select>
      <button type="button" class="run" data-part="run" title="Ctrl + Enter">运行</button>
    </header>
    <div class="panes">
      <nav class="examples" data-part="examples" aria-label="示例操作"></nav>
      <main class="editors">
        <section class="operation" aria-label="操作"><div data-part="operation"></div></section>
        <section class="variables" aria-label="变量">
          <h2>变量</h2>
          <div data-part="variables"></div>
        </section>
      </main>
      <section class="result" aria-label="结果"><div data-part="result"></div></section>
    </div>`;
  return {
    examplesList: part(root, 'examples', HTMLElement),
    operationHost: part(root, 'operation', HTMLDivElement),
    variablesHost: part(root, 'variables', HTMLDivElement),
    resultHost: part(root, 'result', HTMLDivElement),
    names: part(root, 'names', HTMLSelectElement),
    runButton: part(root, 'run', HTMLButtonElement),
    token: part(root, 'token', HTMLInputElement),
    status: part(root, 'status', HTMLElement),
  };
};
