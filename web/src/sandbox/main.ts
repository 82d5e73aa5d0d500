import './sandbox.css';
import { operationEditor, resultView, setText, textOf, variablesEditor } from './editors.ts';
import { fillExamples } from './example-list.ts';
import { examples } from './examples.ts';
import { frame } from './frame.ts';
import { operationNames, readOperation } from './operations.ts';
import { run } from './run.ts';

const root = document.getElementById('root');
if (!root) throw new Error('sandbox.html has no #root');

const { examplesList, operationHost, variablesHost, resultHost, names, runButton, token, status } =
  frame(root);

let stop: (() => void) | null = null;
let events = 0;

const result = resultView(resultHost);
const variables = variablesEditor(variablesHost);
const operation = operationEditor(operationHost, () => {
  const found = operationNames(textOf(operation));
  const chosen = names.value;
  names.replaceChildren(...found.map((name) => new Option(name, name)));
  if (found.includes(chosen)) names.value = chosen;
  names.hidden = found.length < 2;
});

const ended = () => {
  stop = null;
  runButton.textContent = '运行';
};

const start = () => {
  setText(result, '');
  events = 0;
  status.textContent = '';
  try {
    const read = readOperation(textOf(operation), textOf(variables), names.value || undefined);
    const began = performance.now();
    runButton.textContent = '停止';
    stop = run(read, {
      token: token.value.trim(),
      onEnd: ended,
      onResult: (answer) => {
        const text = JSON.stringify(answer, null, 2);
        if (read.kind === 'subscription') {
          events += 1;
          status.textContent = `已收到 ${events} 个事件`;
          setText(result, `${text}\n\n${textOf(result)}`);
        } else {
          status.textContent = `${Math.round(performance.now() - began)} ms`;
          setText(result, text);
        }
      },
    });
    if (read.kind === 'subscription') status.textContent = '等待事件…';
  } catch (error) {
    ended();
    setText(result, error instanceof Error ? error.message : String(error));
  }
};

const toggle = () => {
  if (!stop) return start();
  stop();
  ended();
};

runButton.addEventListener('click', toggle);
document.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  toggle();
});

fillExamples(examplesList, examples, ({ text, variables: given }) => {
  setText(operation, text);
  setText(variables, given);
});
